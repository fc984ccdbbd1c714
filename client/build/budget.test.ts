/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Rolldown } from 'vite';
import { changedWeights, firstScreenProblems, foreignModules, lateStart } from './budget.ts';

interface Made {
  /** What it weighs, about. */
  bytes?: number;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
}

const chunk = (facade: string, { bytes = 0, ...made }: Made = {}) =>
  ({
    fileName: facade,
    name: facade,
    facadeModuleId: `/client/${facade === 'index.html' ? '' : 'src/'}${facade}`,
    code: randomBytes(bytes).toString('base64'),
    imports: [],
    dynamicImports: [],
    moduleIds: [`/client/src/${facade}`],
    ...made,
  }) as unknown as Rolldown.OutputChunk;

const home = 'site/home/home-page.tsx';
const dashboard = 'admin/dashboard/dashboard-page.tsx';
const build = (page: Made, app: Made = {}, staff: Made = {}) => [
  chunk('index.html', { dynamicImports: ['entry-app.tsx'] }),
  chunk('entry-app.tsx', { dynamicImports: [home, 'admin/admin-app.tsx'], ...app }),
  chunk('admin/admin-app.tsx', { dynamicImports: [dashboard, 'editor.js'], ...staff }),
  chunk(dashboard),
  chunk('editor.js', { moduleIds: ['/node_modules/@tiptap/core/index.js'], bytes: 300_000 }),
  chunk(home, page),
];

describe('The build fails', () => {
  const known = { everyPage: { 'entry-app.tsx': 9000 }, pages: { 'home/home-page.tsx': 20_000 } };

  test('when what every page loads grew, said once', () => {
    expect(changedWeights(build({ bytes: 20_000 }, { bytes: 9300 }), known)).toEqual([
      expect.stringMatching(/^Of what every page loads, entry-app.tsx weighs 93\d\d bytes .* and 9000 in/),
    ]);
  });

  test('when what one page alone loads grew: its files are named', () => {
    const card = chunk('card.js', { bytes: 400 });
    const grown = [...build({ bytes: 20_000, imports: ['card.js'] }, { bytes: 9000 }), card];
    expect(changedWeights(grown, known)).toEqual([
      expect.stringMatching(
        /^What home\/home-page.tsx alone loads weighs 20\d{3} .* 20000 in .*home-page.tsx 20\d{3}, card.js 4\d\d/,
      ),
    ]);
  });

  test('when a page is too light to be true, or nobody wrote down what it weighs', () => {
    const app = { bytes: 9000 };
    expect(changedWeights(build({ bytes: 10 }, app), known)[0]).toMatch(/if everything is still counted/);
    const unknown = changedWeights(build({ bytes: 20_000 }, app), { ...known, pages: {} });
    expect(unknown[0]).toMatch(/and 0 in build\/page-weights.json/);
    expect(changedWeights(build({ bytes: 2000 }, app), { ...known, pages: {} })).toEqual([]);
    expect(changedWeights([], known)).toEqual(['The build has no pages to weigh.']);
  });

  test('when the first script of a page waits for another file', () => {
    expect(lateStart(build({}))).toEqual([]);
    expect(lateStart([chunk('index.html', { imports: ['theme.js'] })])[0]).toMatch(/waits for theme.js/);
  });

  test.each([
    ['code of the admin', '/client/src/admin/screens/form/fields.tsx'],
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
    expect(problems({ bytes: 125_000 })).toEqual([
      expect.stringMatching(/^The staff's first screen loads \d+ bytes .* more than the 124000 it may/),
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
  const good = build({ bytes: 20_000 }, { bytes: 9000 }, { bytes: 80_000 });
  const weights = { everyPage: { 'entry-app.tsx': 9000 }, pages: { 'home/home-page.tsx': 20_000 } };
  expect([
    ...lateStart(good),
    ...changedWeights(good, weights),
    ...foreignModules(good),
    ...firstScreenProblems(good),
  ]).toEqual([]);
});
