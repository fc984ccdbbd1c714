// The browser that the suite brings, on a machine that has none.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const { CHROMIUM_PATH: _, ...environment } = process.env;
const bare = { ...environment, PATH: '/nowhere' };

// The package holds a program for this kind of system; others use Playwright's.
if (process.platform === 'linux' && process.arch === 'x64') {
  test('comes with the packages and starts', () => {
    const script = `import(${JSON.stringify(join(projectRoot, 'scripts/chromium.mjs'))})
      .then(({ chromiumPath }) => chromiumPath()).then((path) => console.log(path))`;
    const printed = execFileSync(process.execPath, ['--eval', script], { env: bare, encoding: 'utf8' });
    const path = printed.trim().split('\n').at(-1) ?? '';
    expect(path).toMatch(/\.cache\/chromium-[\d.]+\/chromium$/);
    expect(execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' })).toMatch(/^Chromium \d+/);
  });
}

test('a wrong CHROMIUM_PATH ends the tests before anything is installed or run', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/test.mjs'), 'browser'],
    { env: { ...bare, CHROMIUM_PATH: '/nowhere/chromium' }, encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'CHROMIUM_PATH names /nowhere/chromium, which is no program: correct it, or unset it.\n',
  ]);
});
