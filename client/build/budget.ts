// What visitors' phones, and staff after signing in, may be asked to load, checked with every build. What is written in
// page-weights.json keeps the pages light; a floor tells when the sum no longer finds what it should count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
interface Weights {
  everyPage: Record<string, number>;
  pages: Record<string, number>;
}

/** A part may weigh so much more than build/page-weights.json says. */
const margin = 150;
/** What a new page may weigh before it needs a line there. */
const newPage = 6000;
/** And so much less, before the build asks whether it still counts everything. */
const tolerated = 1000;

/**
 * Bytes, gzipped, of the staff's first screen after signing in, on top of what all pages of visitors load as well: 119 kB of
 * code, 5 of names of files that the other screens bring along.
 */
const firstScreenBudget = { floor: 60_000, ceiling: 124_000 };

const firstEntry = 'client/index.html';
const entries = [firstEntry, 'src/entry-app.tsx'];
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
    generateBundle: {
      // After Vite wrote into the chunks which files their imports bring along.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const problems = [
          ...foreignModules(chunks),
          ...lateStart(chunks),
          ...changedWeights(chunks, readWeights()),
          ...firstScreenProblems(chunks),
        ];
        if (problems.length > 0) this.error(problems.join('\n'));
      },
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

/** What runs before the first picture stands in one file: a library that came along would be fetched with it. */
export function lateStart(chunks: Chunk[]): string[] {
  const first = chunks.find(({ facadeModuleId: id }) => id?.endsWith(firstEntry));
  const files = first?.imports.join(', ');
  return files
    ? [`The first script of every page waits for ${files}: let it import nothing they share.`]
    : [];
}

const readWeights = (): Weights =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'page-weights.json'), 'utf8'));

/** A sentence for each part of the visitors' pages that grew, or is too light to be true. */
export function changedWeights(chunks: Chunk[], { everyPage, pages }: Weights): string[] {
  const found = chunks.filter(({ facadeModuleId }) =>
    /\/src\/site\/.*-page\.tsx$/.test(facadeModuleId ?? ''),
  );
  if (found.length === 0) return ['The build has no pages to weigh.'];
  const start = startOf(chunks);
  const shared = new Set(atOnce(chunks, start));
  return [
    ...[...shared].flatMap((chunk) =>
      difference(`Of what every page loads, ${chunk.name}`, [chunk], everyPage[chunk.name]),
    ),
    ...found.flatMap((page) => {
      const name = page.facadeModuleId?.replace(/^.*\/src\/site\//, '') ?? '';
      const own = atOnce(chunks, [...start, page]).filter((chunk) => !shared.has(chunk));
      const isNew = !(name in pages) && weigh(own) <= newPage;
      return isNew ? [] : difference(`What ${name} alone loads`, own, pages[name]);
    }),
  ];
}

function difference(part: string, chunks: Chunk[], known = 0): string[] {
  const weight = weigh(chunks);
  const facts = `${part} weighs ${weight} bytes of JavaScript (gzipped), and ${known} in build/page-weights.json`;
  const files =
    chunks.length > 1 ? ` (${chunks.map((one) => `${one.name} ${weigh([one])}`).join(', ')})` : '';
  if (weight > known + margin)
    return [`${facts}${files}: load something later or not at all, or write the new figure there.`];
  if (weight < known - tolerated)
    return [`${facts}: write the new figure there, if everything is still counted.`];
  return [];
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

const weigh = (chunks: Chunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

function compare(name: string, chunks: Chunk[], { floor, ceiling }: { floor: number; ceiling: number }) {
  const weight = weigh(chunks);
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
