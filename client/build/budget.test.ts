/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Rolldown } from 'vite';
import { firstScreenProblems, foreignModules, overOrUnder } from './budget.ts';

interface Made {
  /** Incompressible bytes. */
  bytes?: number;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
}

const chunk = (facade: string, { bytes = 0, ...made }: Made = {}) =>
  ({
    fileName: facade,
    facadeModuleId: `/client/src/${facade}`,
    code: randomBytes(bytes).toString('latin1').slice(0, bytes),
    imports: [],
    dynamicImports: [],
    moduleIds: [`/client/src/${facade}`],
    ...made,
  }) as unknown as Rolldown.OutputChunk;

const home = 'site/home/home-page.tsx';
const dashboard = 'admin/dashboard/dashboard-page.tsx';
const build = (page: Made, app: Made = {}, staff: Made = {}) => [
  chunk('entry-client.tsx', { dynamicImports: ['entry-app.tsx'] }),
  chunk('entry-app.tsx', { dynamicImports: [home, 'admin/admin-app.tsx'], ...app }),
  chunk('admin/admin-app.tsx', { dynamicImports: [dashboard, 'editor.js'], ...staff }),
  chunk(dashboard),
  chunk('editor.js', { moduleIds: ['/node_modules/@tiptap/core/index.js'], bytes: 300_000 }),
  chunk(home, page),
];

describe('The build fails', () => {
  test('when a page is heavier than it may be', () => {
    expect(overOrUnder(build({ bytes: 250_000 }))).toEqual([
      expect.stringMatching(/^site\/home\/home-page.tsx loads \d+ bytes .* more than the 190000 it may/),
    ]);
  });

  test('when a page is too light to be true', () => {
    expect(overOrUnder(build({ bytes: 10 }))[0]).toMatch(/less than 150000/);
    expect(overOrUnder([])).toEqual(['The build has no pages to weigh.']);
  });

  test.each([
    ['code of the admin', '/client/src/admin/screens/form/field.tsx'],
    ['the rich-text editor', '/node_modules/prosemirror-model/dist/index.js'],
    ['the parser of GraphQL', '/node_modules/graphql/language/parser.mjs'],
  ])('when %s reaches visitors', (what, module) => {
    expect(foreignModules(build({ moduleIds: [module] }))[0]).toContain(what);
    expect(foreignModules(build({}, { moduleIds: [module] }))[0]).toContain(what);
  });
});

describe('The build fails for the staff’s first screen', () => {
  const problems = (staff: Made, app: Made = {}) => firstScreenProblems(build({}, app, staff));

  test('when it is heavier than it may be', () => {
    expect(problems({ bytes: 120_000 })).toEqual([
      expect.stringMatching(/^The staff's first screen loads \d+ bytes .* more than the 110000 it may/),
    ]);
  });

  test('when it is too light to be true, or is not there', () => {
    expect(problems({ bytes: 10 })[0] ?? '').toMatch(/less than \d+: does the budget still count everything/);
    expect(firstScreenProblems([])).toEqual(['The build has no first screen of the staff to weigh.']);
  });

  test('when the editor comes with it, before a post is opened', () => {
    expect(problems({ imports: ['editor.js'] }).at(-1)).toMatch(/holds the editor .*@tiptap/);
  });

  test('not for what visitors load as well', () => {
    expect(problems({ bytes: 80_000, imports: ['entry-app.tsx'] }, { bytes: 190_000 })).toEqual([]);
  });
});

test('A build within its budgets passes, whatever staff load later', () => {
  const good = build({ bytes: 150_000 }, {}, { bytes: 80_000 });
  expect([...overOrUnder(good), ...foreignModules(good), ...firstScreenProblems(good)]).toEqual([]);
});
