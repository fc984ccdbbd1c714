// What every address of a fresh demo answers: status, what search engines read, words and links in reading order. It is
// written down beside this file; who changes it on purpose writes it anew:
//   npm test -- browser fresh-demo --project desktop --update-snapshots
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../../journey.ts';
import { publicPaths } from '../../public-paths.ts';
import { readPage } from './read-page.ts';

const record = new URL('./fresh-demo.txt', import.meta.url);
const files = ['/robots.txt', '/sitemap.xml', '/news/rss.xml', '/manifest.webmanifest'];
const lists = ['/programs?category=services', '/news?category=travel-guides', '/gallery?category=wildlife'];

/** Without what differs between two builds, two days or two places. */
function lasting(line: string): string {
  return line
    .replace(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, 'https://site')
    .replace(/(\/assets\/[\w-]+?)-[\w-]{8}(\.\w+)/g, '$1$2')
    .replace(/\/media\/[0-9a-f]{32}/g, '/media/picture')
    .replace(/(?<="dateModified":"|<lastmod>|<lastBuildDate>)[^"<]+/g, 'lately')
    .replace(/© \d{4}/, '© this year');
}

test('a fresh demo reads to the letter as it did', async ({ page, request }, { config }) => {
  const isWritten = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all';
  await page.goto('about:blank');
  const sections: string[][] = [];
  const frames: Record<string, { path: string; text: string }> = {};
  // The first page is the first here; the others may change places in their table.
  const paths = ['/', ...[...publicPaths, ...lists].filter((path) => path !== '/').sort()];
  for (const path of paths) {
    const answer = await request.get(path);
    const { head, parts } = await page.evaluate(readPage, await answer.text());
    const lines = [`=== ${path} ${answer.status()}`, ...head];
    for (const [name, said] of Object.entries(parts)) {
      const text = said.join('\n');
      // The frame of all pages is written down once.
      const frame = frames[name];
      if (frame?.text === text) lines.push(`--- ${name} as on ${frame.path}`);
      else lines.push(`--- ${name}`, ...said);
      frames[name] ??= { path, text };
    }
    sections.push(lines.map(lasting));
  }
  for (const path of files) {
    const answer = await request.get(path);
    const lines = (await answer.text()).split('\n').map((line) => line.trim());
    if (path === '/sitemap.xml') lines.sort();
    sections.push([`=== ${path} ${answer.status()}`, ...lines.filter(Boolean)].map(lasting));
  }

  if (isWritten) return writeFileSync(record, `${sections.flat().join('\n')}\n`);
  // Compared by their paths, so that a page more or less is one difference, not one for each that stands behind it.
  const recorded = byPath(
    readFileSync(record, 'utf8')
      .trimEnd()
      .split(/\n(?==== )/)
      .map((section) => section.split('\n')),
  );
  const read = byPath(sections);
  const gone = [...recorded.keys()].filter((path) => !read.has(path));
  const differences = [...read].flatMap(([path, lines]) => {
    const before = recorded.get(path);
    if (!before) return [`${path} is new.`];
    const first = lines.findIndex((line, number) => line !== before[number]);
    const number = first === -1 && before.length > lines.length ? lines.length : first;
    return number === -1
      ? []
      : [`${lines[0]}, line ${number}:\n  was: ${before[number]}\n  is:  ${lines[number]}`];
  });
  expect([...differences, ...gone.map((path) => `${path} is gone.`)].join('\n')).toBe('');
});

/** Sections begin with a line such as `=== /faq 200`. */
const byPath = (sections: string[][]) =>
  new Map(sections.map((lines) => [lines[0]?.split(' ')[1] ?? '', lines]));
