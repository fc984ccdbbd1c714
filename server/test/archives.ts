// Archives made by hand, and an empty installation that takes them.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { loadDemoPackage } from '../src/demo-package.ts';
import { contentTypes } from '../src/features.ts';
import { tableOf } from '../src/platform/database/table-of.ts';
import { startApi } from './api.ts';

/** Text, or bytes, by the name of their file. */
export type Files = [name: string, content: string | Buffer][];

export const picture = 'a'.repeat(32);
export const moment = '2026-01-05T12:00:00.000Z';

export const manifest = () => ({
  format: 'agency-archive',
  version: 1,
  createdAt: moment,
  records: Object.fromEntries(contentTypes.map(({ many }) => [many, 2])),
  pictures: 1,
  redirects: 2,
  prices: 1,
  pdfFiles: [],
});
const record = (id: number, document: object) => ({
  id,
  createdAt: moment,
  updatedAt: moment,
  position: null,
  document,
});
const tier = {
  residence: 'any',
  ageBand: 'adult',
  currency: 'USD',
  amount: 120_000,
  permit: 0,
  peopleFrom: 1,
};
const redirect = (from: string) => ({ from, to: '/programs' });
const described = (id: string) => ({
  id,
  width: 1600,
  height: 900,
  originalType: 'image/png',
  alt: 'A lake.',
  focusX: 0.5,
  focusY: 0.5,
  placeholder: 'data:image/webp;base64,AAAA',
});
const lines = (all: object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('');

export async function packed(files: Files): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of files) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
}

/** Two of everything, and one picture. */
export async function goodArchive(): Promise<Files> {
  const { company, faq, home, legal } = (await loadDemoPackage()).settings;
  const settings = JSON.stringify({ company, faq, home, legal });
  return [
    ['manifest.json', JSON.stringify(manifest())],
    ['settings.json', settings.replaceAll(/"picture:[\w-]+"/g, `"/media/${picture}.jpg"`)],
    ...contentTypes.map(({ many, sample }): Files[number] => [
      `content/${many}.ndjson`,
      lines([1, 2].map((id) => record(id, sample))),
    ]),
    ['prices.ndjson', lines([{ program: 1, tiers: [tier, { ...tier, ageBand: 'child' }] }])],
    ['redirects.ndjson', lines([redirect('/tours'), redirect('/safaris')])],
    ['media.ndjson', lines([described(picture)])],
    [`media/${picture}.jpg`, Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xd9])],
  ];
}

/** The files with one changed; null leaves it out. */
export const withFile = (files: Files, name: string, change: (content: string) => string | null): Files =>
  files.flatMap(([each, content]): Files => {
    if (each !== name) return [[each, content]];
    const changed = change(String(content));
    return changed === null ? [] : [[name, changed]];
  });

const tables = [...contentTypes.map(({ entity }) => tableOf(entity)), 'price_tiers', 'media', 'redirects'];
/** Rows of what `counts` counts, in an installation that took the good archive; the last are groups of settings. */
export const all = [...contentTypes.map(() => 2), 2, 1, 2];
export const nothing = [...tables, 'settings'].map(() => 0);

/** An installation that holds nothing. To be called in beforeAll. */
export async function startImporter() {
  const api = await startApi({ dataDir: await mkdtemp(join(tmpdir(), 'import-')), picturesAhead: false });
  const token = await api.tokenOf('owner@example.org');
  const { data } = (await api.graphql('mutation { archiveLink(purpose: import) }', undefined, { token }))
    .body;
  const { pathname, search } = new URL(data.archiveLink);
  const counted = [...tables, "settings WHERE document <> '{}'"].map(
    (table) => `(SELECT count(*)::int FROM ${table})`,
  );
  return {
    async send(bytes: Buffer): Promise<{ status: number; message: string }> {
      const body = new Uint8Array(bytes);
      const answer = await fetch(api.url + pathname + search, { method: 'POST', body });
      const { error } = (await answer.json()) as { error?: { message: string } };
      return { status: answer.status, message: error?.message ?? '' };
    },
    async counts(): Promise<number[]> {
      const [row] = await api.db.query(`SELECT ARRAY[${counted.join(', ')}] AS counts`);
      return row.counts;
    },
    empty: () =>
      api.db.query([...tables, 'revisions', 'settings'].map((table) => `DELETE FROM ${table}`).join('; ')),
  };
}
