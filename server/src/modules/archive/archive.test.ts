// All content, settings and pictures leave as one file and come into an empty installation, whole or not at all.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { extract, pack } from 'tar-stream';
import { type Answer, type Api, startApi } from '../../../test/api.ts';
import { departureOf } from '../../../test/bookings/departures.ts';
import { truncate } from '../../../test/database.ts';
import { fillDemo } from '../../database/fill-demo.ts';
import { loadDemoPackage } from '../../demo-package.ts';
import { contentTypes } from '../../features.ts';
import { settingsGroups } from '../settings/settings-groups.ts';

let to: Api;
let ownToken: string;
let archive: Buffer;
let before: Record<string, unknown>[][];
let textsBefore: { name: string; document: object }[];
let profileBefore: ArrayBuffer;
let deleted: string;
let pictureBefore: { path: string; bytes: ArrayBuffer };

const folder = () => mkdtemp(join(tmpdir(), 'archive-'));
const link = async (api: Api, purpose: string, by: string) => {
  const asked = await api.graphql(`mutation { archiveLink(purpose: ${purpose}) }`, undefined, { token: by });
  const { pathname, search } = new URL(asked.body.data.archiveLink);
  return api.url + pathname + search;
};
const send = async (bytes: Buffer) => {
  const answer = await fetch(await link(to, 'import', ownToken), {
    method: 'POST',
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const all = async (api: Api, by: string) => {
  const lists = contentTypes.map(({ many }) => api.rest('GET', `/${many}`, { token: by }));
  return (await Promise.all(lists)).map(({ body }) => body.data);
};
const texts = (api: Api) =>
  api.db.query(`SELECT name, document FROM settings WHERE document <> '{}' ORDER BY name`);

/** The archive with its entries changed. */
async function changed(change: (name: string, bytes: Buffer) => Buffer | null): Promise<Buffer> {
  const made = pack();
  const read = extract();
  read.end(gunzipSync(archive));
  for await (const entry of read) {
    const bytes = change(entry.header.name, await buffer(entry));
    if (bytes) made.entry({ name: entry.header.name }, bytes);
  }
  made.finalize();
  return gzipSync(await buffer(made));
}

const pictureOf = async (api: Api, path: string) => (await fetch(api.url + path)).arrayBuffer();

beforeAll(async () => {
  const from = await startApi({ dataDir: await folder(), picturesAhead: false });
  const demo = await loadDemoPackage();
  // Two pictures are enough for all: what they show is nothing to this test.
  const one = await demo.picture('gorilla-forest');
  const other = await demo.picture('rwenzori-peaks');
  const picture = async (name: string) => ({ ...(name.length % 2 ? one : other), alt: name });
  await fillDemo({ ...demo, picture }, from.db, from.services, { info: () => undefined } as never);
  await from.tokenOf('staff@example.org');
  await from.db.query(`UPDATE users SET role = 'owner'`);
  const token = await from.tokenOf('another@example.org');
  await from.db.query(`UPDATE users SET role = 'owner'`);
  await from.db.query(`UPDATE posts SET status = 'draft', published_at = NULL WHERE id = 2`);
  await from.db.query(`UPDATE coaches SET position = 1 WHERE id = 3`);
  await from.db.query('DELETE FROM programs WHERE id = 1');
  // Prices go along, dates and what is of one of them alone do not.
  const [{ id: programId }] = await from.db.query('SELECT min(id) AS id FROM programs');
  const departureId = await departureOf(from, token, programId);
  const tier = {
    residence: 'any',
    ageBand: 'adult',
    currency: 'USD',
    amount: 120_000,
    daysFrom: '2030-01-01',
  };
  for (const which of [{ programId }, { programId, departureId }])
    await from.services.prices.set({ user: null, ip: '', userAgent: '' }, which, [tier]);
  await from.db.query(`UPDATE media SET focus_x = 0.25, focus_y = 0.5, credit = 'Amina'`);
  // Deleted, and named by a record after that.
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#1F3B2D' } });
  deleted = (await from.services.media.ingest(await drawn.jpeg().toBuffer())).url;
  const { media } = (
    await from.graphql('query ($id: ID!) { media(id: $id) { id } }', { id: deleted }, { token })
  ).body.data;
  await from.graphql('mutation ($id: ID!) { deleteMedia(id: $id) }', { id: media.id }, { token });
  const sample = contentTypes.find(({ many }) => many === 'facilities')?.sample;
  await from.rest('POST', '/facilities', { token, body: { ...sample, imageUrl: deleted } });
  await from.db.query(
    `INSERT INTO redirects ("from", "to", deleted_at) VALUES ('/safaris', '/programs', NULL), ('/gone', '/faq', now())`,
  );
  // A company profile of their own; the one that is made of the settings will do.
  const profile = await pictureOf(from, '/company-profile.pdf');
  const profileUrl = await from.services.pdfFiles.upload(
    { user: null, ip: '', userAgent: '' },
    Buffer.from(profile),
  );
  const saved = 'mutation ($url: URL) { updateAboutSettings(input: { profileUrl: $url }) { version } }';
  await from.graphql(saved, { url: profileUrl }, { token });
  profileBefore = profile;
  archive = Buffer.from(await (await fetch(await link(from, 'export', token))).arrayBuffer());
  before = await all(from, token);
  textsBefore = await texts(from);
  const [{ image_url: path }] = await from.db.query('SELECT image_url FROM programs LIMIT 1');
  pictureBefore = { path, bytes: await pictureOf(from, path) };
  // Another installation: nothing in its database, nothing in its storage.
  await truncate(from.db);
  to = await startApi({ dataDir: await folder(), picturesAhead: false }, undefined, from.db);
  ownToken = await to.tokenOf('owner@example.org');
});

test('what is not an archive, not whole or altered is refused in a sentence, and nothing is written', async () => {
  const nothing = async (bytes: Buffer) => {
    const { status, body } = await send(bytes);
    expect(status).toBe(400);
    expect(await to.db.query('SELECT 1 FROM programs UNION ALL SELECT 1 FROM media')).toEqual([]);
    return body.error.message as string;
  };
  expect(await nothing(Buffer.from('hello'))).toBe(
    'This file is no archive, or it is not whole. Nothing was imported.',
  );
  expect(await nothing(archive.subarray(0, archive.length / 2))).toMatch(/not whole|does not hold/);
  expect(await nothing(await changed((name, bytes) => (name === 'manifest.json' ? null : bytes)))).toBe(
    'This is no archive of this product. Nothing was imported.',
  );
  const newer = await changed((name, bytes) =>
    name === 'manifest.json' ? Buffer.from(String(bytes).replace('"version": 1', '"version": 9')) : bytes,
  );
  expect(await nothing(newer)).toBe(
    'The archive is of version 9, and this product reads version 1. Nothing was imported.',
  );
  expect(await nothing(await changed((name, bytes) => (name.endsWith('.jpg') ? null : bytes)))).toMatch(
    /all the pictures/,
  );
  expect(await nothing(await changed((name, bytes) => (name.endsWith('.pdf') ? null : bytes)))).toMatch(
    /all the PDFs/,
  );
  const damaged = (name: string, bytes: Buffer) => (name.endsWith('.pdf') ? bytes.subarray(9) : bytes);
  expect(await nothing(await changed(damaged))).toMatch(/^The PDF media\/\w+\.pdf in the archive is damaged/);
  const astray = await changed((name, bytes) =>
    name === 'redirects.ndjson' ? Buffer.from(String(bytes).replace('/programs', '/safaris')) : bytes,
  );
  expect(await nothing(astray)).toBe(
    'Line 1 of redirects.ndjson in the archive cannot be taken: /safaris cannot lead to itself. Nothing was imported.',
  );
  const spoilt = (name: string, bytes: Buffer) =>
    name === 'content/gallery.ndjson'
      ? Buffer.from(String(bytes).replace(/"title":"[^"]+"/, '"title":""'))
      : bytes;
  expect(await nothing(await changed(spoilt))).toMatch(
    /^Line 1 of content\/gallery\.ndjson in the archive cannot be taken: Title is required\./,
  );
});

test('it comes into an empty installation as it was, numbers, days, order and addresses of pictures included', async () => {
  const { status, body } = await send(archive);
  expect(body.error).toBeUndefined();
  expect(status).toBe(201);
  const bare = (lists: Record<string, unknown>[][]) =>
    JSON.parse(JSON.stringify(lists)).map((rows: Record<string, unknown>[]) =>
      rows.map(({ version: _, previewLink: __, ...row }) => row),
    );
  expect(bare(await all(to, ownToken))).toEqual(bare(before));
  expect(await texts(to)).toEqual(textsBefore);
  expect(body.data).toMatchObject({ programs: before[0]?.length, pictures: 3 });
  expect(await pictureOf(to, pictureBefore.path)).toEqual(pictureBefore.bytes);
  expect(await to.db.query('SELECT amount, days_from FROM price_tiers')).toEqual([
    { amount: 120_000, days_from: '2030-01-01' },
  ]);
  expect(await to.db.query('SELECT 1 FROM departures')).toEqual([]);
  expect((await fetch(to.url + deleted)).status).toBe(200);
  expect(await pictureOf(to, '/company-profile.pdf')).toEqual(profileBefore);
  expect(await to.db.query('SELECT "from", "to" FROM redirects')).toEqual([
    { from: '/safaris', to: '/programs' },
  ]);
  expect(await to.db.query('SELECT DISTINCT focus_x, credit FROM media WHERE focus_x IS NOT NULL')).toEqual([
    { focus_x: 0.25, credit: 'Amina' },
  ]);
  // The next record gets the next number, and each has its first revision.
  const next = await to.rest('POST', '/programs', { token: ownToken, body: contentTypes[0]?.sample });
  expect(next.body.data.id).toBe(Math.max(...(before[0] ?? []).map(({ id }) => Number(id))) + 1);
  const [{ count }] = await to.db.query(`SELECT count(*)::int FROM revisions WHERE kind = 'coach'`);
  expect(count).toBe(before[1]?.length);

  const again = await send(archive);
  expect(again.status).toBe(409);
  expect(again.body.error.message).toMatch(
    /^An archive can only be imported into an empty installation\. This one holds: programs, /,
  );
});

test('settings of every group have a place in it', async () => {
  const names = textsBefore.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(settingsGroups.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test('only owners get links, and a link is for its purpose and not for ever', async () => {
  const editor = await to.tokenOf('editor@example.org');
  const { body } = await to.graphql('mutation { archiveLink(purpose: export) }', undefined, {
    token: editor,
  });
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  const exporting = await link(to, 'export', ownToken);
  expect((await fetch(exporting, { method: 'POST' })).status).toBe(403);
  expect((await fetch(`${to.url}/api/v1/archive`)).status).toBe(403);
});
