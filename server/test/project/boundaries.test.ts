// Feeds each rule about imports a violation, so that a rule that catches nothing is noticed.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';

/** Rule → a file that breaks it and what it imports. */
const violations: Record<string, [file: string, imported: string]> = {
  'server-platform': ['server/src/platform/a.ts', '../modules/programs/programs.service.ts'],
  'server-modules': ['server/src/modules/programs/a.service.ts', '../../web/pages-handler.ts'],
  'server-database': ['server/src/database/a.ts', '../web/pages-handler.ts'],
  'server-graphql': ['server/src/graphql/a.ts', '../rest/routes.ts'],
  'server-rest': ['server/src/rest/a.ts', '../web/pages-handler.ts'],
  'server-web': ['server/src/web/a.ts', '../rest/routes.ts'],
  'server-services': ['server/src/modules/programs/b.service.ts', 'graphql'],
  'server-neighbours': ['server/src/modules/programs/c.service.ts', '../accounts/passwords.ts'],
  'server-payments': ['server/src/modules/payments/a.service.ts', '../donations/donations.service.ts'],
  'client-site': ['client/src/site/a.tsx', '../admin/admin-app.tsx'],
  'client-admin': ['client/src/admin/a.tsx', '../site/programs-page.tsx'],
  'client-ui': ['client/src/ui/a.tsx', '../site/programs-page.tsx'],
  'client-lib': ['client/src/lib/a.ts', '../ui/button.tsx'],
  'client-screens': ['client/src/admin/screens/a.tsx', '../programs/programs-page.tsx'],
  'client-ui-data': ['client/src/ui/b.tsx', '@apollo/client'],
  'server-demo': ['server/src/demo.ts', '../../demo/demo.ts'],
  'server-traces': ['server/src/platform/d.ts', '@opentelemetry/api'],
  'demo-server': ['demo/a.ts', '../server/src/rest/routes.ts'],
  'workspaces-server': ['server/src/b.ts', '../../client/src/ui/button.tsx'],
  'workspaces-client': ['client/src/b.ts', '../../server/src/rest/routes.ts'],
  'no-test-code': ['server/src/c.ts', '../test/database.ts'],
  'no-test-package': ['server/src/platform/c.ts', 'fast-check'],
  'no-cycle': ['server/src/platform/circle.ts', './round.ts'],
  'no-missing': ['server/src/platform/b.ts', './nowhere.ts'],
};

const innocent = {
  'server/package.json': '{ "devDependencies": { "fast-check": "*" } }',
  'server/src/modules/programs/programs.service.ts': '',
  'server/src/modules/programs/programs.ts': `import './programs.service.ts'; import '../feature.ts';`,
  'server/src/modules/feature.ts': '',
  'server/src/modules/accounts/passwords.ts': `import '../../platform/circle-free.ts';`,
  'server/src/modules/donations/donations.service.ts': '',
  'server/src/platform/circle-free.ts': '',
  'server/src/platform/round.ts': `import './circle.ts';`,
  'server/src/web/pages-handler.ts': `import '../modules/programs/programs.service.ts';`,
  'server/src/rest/routes.ts': '',
  'server/test/database.ts': '',
  'demo/demo.ts': '',
  'client/src/admin/programs/programs-page.tsx': `import '../screens/content-screen.tsx';`,
  'client/src/admin/screens/content-screen.tsx': `import '../ui/dialog.tsx'; import '../search/use-opened.ts';`,
  'client/src/admin/ui/dialog.tsx': '',
  'client/src/admin/search/use-opened.ts': '',
  'client/src/admin/admin-app.tsx': `import '../ui/button.tsx';`,
  'client/src/site/programs-page.tsx': `import '../ui/button.tsx';`,
  'client/src/ui/button.tsx': '',
};

interface Violation {
  from: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

/** Circles that are closed by a type, and by what is loaded when it is needed. */
const roundabout = {
  'client/src/lib/typed.ts': `import type { Other } from './typed-back.ts'; export type Typed = Other;`,
  'client/src/lib/typed-back.ts': `import type { Typed } from './typed.ts'; export type Other = Typed | null;`,
  'client/src/lib/lazy.ts': `export const load = async () => (await import('./lazy-back.ts')).back;`,
  'client/src/lib/lazy-back.ts': `import { load } from './lazy.ts'; export const back = load;`,
};

describe('the boundaries between folders', () => {
  let found: Violation[];
  const config = join(projectRoot, '.dependency-cruiser.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-boundaries-'));

  beforeAll(() => {
    const breaking = Object.values(violations).map(([file, imported]) => [file, `import '${imported}';`]);
    for (const [file = '', text = ''] of [...Object.entries({ ...innocent, ...roundabout }), ...breaking]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [program, '--config', config, '--output-type', 'json', 'server/src', 'demo', 'client/src'];
    const report = execFileSync(process.execPath, args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    found = JSON.parse(report.toString()).summary.violations;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(Object.entries(violations))('%s is noticed', (rule, [file]) => {
    expect(found).toContainEqual(
      expect.objectContaining({ from: file, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  test.each(Object.keys(roundabout))('%s is seen to be part of a circle', (file) => {
    expect(found.flatMap(({ cycle }) => cycle ?? []).map(({ name }) => name)).toContain(file);
  });

  test('innocent files are left alone', () => {
    const guilty = new Set([...Object.values(violations).map(([file]) => file), ...Object.keys(roundabout)]);
    expect(found.filter(({ from }) => !guilty.has(from))).toEqual([]);
  });

  test('every rule has its violation here and says what to do instead', async () => {
    const { default: rules } = await import(config);
    const { forbidden } = rules as { forbidden: { name: string; comment: string }[] };
    expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(violations).sort());
    for (const { comment } of forbidden) expect(comment).toMatch(/: .+\.$/);
  });
});

test('only config.ts reads the environment, and only demo-package.ts names the demo', () => {
  const sources = readdirSync(join(projectRoot, 'server/src'), { recursive: true, encoding: 'utf8' });
  const having = (text: string) =>
    sources
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => readFileSync(join(projectRoot, 'server/src', name), 'utf8').includes(text));
  expect(having('process.env')).toEqual(['config.ts']);
  expect(having('@lubugo/demo')).toEqual(['demo-package.ts']);
});
