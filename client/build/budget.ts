// What visitors' phones, and staff after signing in, may be asked to load, checked with every build. A ceiling keeps the
// pages light; the floor tells when the sum no longer finds what it should count.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Bytes of JavaScript, gzipped, that a page loads before anybody does anything. */
const budgets = {
  'site/home/home-page.tsx': { floor: 150_000, ceiling: 190_000 },
  everyPage: { floor: 140_000, ceiling: 190_000 },
};

/** The same for the staff's first screen after signing in, on top of what all pages of visitors load as well. */
const firstScreenBudget = { floor: 60_000, ceiling: 110_000 };

const entries = ['src/entry-client.tsx', 'src/entry-app.tsx'];
const staffEntry = /\/src\/admin\/admin-app\.tsx$/;
const firstScreen = /\/src\/admin\/dashboard\/dashboard-page\.tsx$/;
const editor = /\/node_modules\/(@tiptap|prosemirror-)/;

/** What no visitor needs; the words stand in the message. */
const notForVisitors: [what: string, modules: RegExp][] = [
  ['code of the admin', /\/src\/admin\//],
  ['the rich-text editor', editor],
  ['the parser of GraphQL', /\/graphql\/language\/(parser|lexer)\./],
];

export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const problems = [...foreignModules(chunks), ...overOrUnder(chunks), ...firstScreenProblems(chunks)];
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}

/** A sentence for each thing that reached the visitors' part and should not. */
export function foreignModules(chunks: Chunk[]): string[] {
  const visitors = chunks.filter(({ facadeModuleId }) => !staffEntry.test(facadeModuleId ?? ''));
  const modules = reach(visitors, startOf(visitors), (chunk) => [
    ...chunk.imports,
    ...chunk.dynamicImports,
  ]).flatMap((chunk) => chunk.moduleIds);
  return notForVisitors.flatMap(([what, pattern]) => {
    const found = modules.find((id) => pattern.test(id));
    return found ? [`The visitors' part holds ${what} (${found}): load it where staff need it only.`] : [];
  });
}

/** A sentence for each page that is too heavy, or too light to be true. */
export function overOrUnder(chunks: Chunk[]): string[] {
  const pages = chunks.filter(({ facadeModuleId }) =>
    /\/src\/site\/.*-page\.tsx$/.test(facadeModuleId ?? ''),
  );
  if (pages.length === 0) return ['The build has no pages to weigh.'];
  const start = startOf(chunks);
  return pages.flatMap((page) => {
    const name = page.facadeModuleId?.replace(/^.*\/src\//, '') ?? '';
    const budget = name in budgets ? budgets[name as keyof typeof budgets] : budgets.everyPage;
    return compare(name, atOnce(chunks, [...start, page]), budget);
  });
}

/** A sentence for each thing that is wrong with the staff's first screen: too heavy, too light to be true, the editor. */
export function firstScreenProblems(chunks: Chunk[]): string[] {
  const first = chunks.filter(
    ({ facadeModuleId: id }) => id && (staffEntry.test(id) || firstScreen.test(id)),
  );
  if (first.length < 2) return ['The build has no first screen of the staff to weigh.'];
  const shared = new Set(atOnce(chunks, startOf(chunks)));
  const own = atOnce(chunks, first).filter((chunk) => !shared.has(chunk));
  const found = own.flatMap(({ moduleIds }) => moduleIds).find((id) => editor.test(id));
  return [
    ...compare("The staff's first screen", own, firstScreenBudget),
    ...(found
      ? [`The staff's first screen holds the editor (${found}): load it when a post is opened.`]
      : []),
  ];
}

function compare(name: string, chunks: Chunk[], { floor, ceiling }: { floor: number; ceiling: number }) {
  const weight = chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
  const facts = `${name} loads ${weight} bytes of JavaScript (gzipped)`;
  if (weight > ceiling)
    return [`${facts}, more than the ${ceiling} it may: load something later or not at all.`];
  if (weight < floor) return [`${facts}, less than ${floor}: does the budget still count everything?`];
  return [];
}

const startOf = (chunks: Chunk[]) =>
  chunks.filter((chunk) => entries.some((entry) => chunk.facadeModuleId?.endsWith(entry)));

/** `start` and what the browser loads with it before anybody does anything. */
const atOnce = (chunks: Chunk[], start: Chunk[]) => reach(chunks, start, ({ imports }) => imports);

/** `start` and all that is reached from it by `next`. */
function reach(chunks: Chunk[], start: Chunk[], next: (chunk: Chunk) => string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const file of next(chunk)) visit(byFile.get(file));
  };
  start.forEach(visit);
  return [...found];
}
