// A company profile of staff's own: from its upload to who asks for it, and how it goes.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({
    dataDir: mkdtempSync(join(tmpdir(), 'pdf-files-')),
    publicUrl: 'https://a.example',
  });
  token = await api.tokenOf('amina@example.org');
});

function pdf(words: string, options = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  document.text(words).end();
  return buffer(document);
}

async function upload(bytes: Buffer, by = token) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'profile.pdf');
  const headers = { authorization: `Bearer ${by}` };
  const answer = await fetch(`${api.url}/api/v1/uploads/pdf`, { method: 'POST', body: form, headers });
  const body = (await answer.json()) as { data: { url: string }; error: { message: string } };
  return { status: answer.status, url: body.data?.url, message: body.error?.message };
}

const save = async (input: object, version?: number) =>
  (
    await api.graphql(
      'mutation ($input: AboutSettingsInput!, $version: Int) { updateAboutSettings(input: $input, version: $version) { profileUrl version } }',
      { input, version },
      { token },
    )
  ).body;
const profile = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${api.url}/company-profile.pdf`, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('A PDF of staff’s own', () => {
  it('is what visitors get as the company profile from then on, under its title, and the made one again without it', async () => {
    await save({ mission: 'To walk slowly.', profileTitle: 'Who we are' });
    const made = await profile();
    const own = await pdf('Our own');
    const { status, url } = await upload(own);
    expect([status, url]).toEqual([201, expect.stringMatching(/^\/media\/[0-9a-f]{32}\.pdf$/)]);
    expect((await upload(own)).url).toBe(url);
    // Nobody gets it before it is saved.
    expect((await profile()).headers.get('etag')).toBe(made.headers.get('etag'));

    const { version } = (await save({ profileUrl: url })).data.updateAboutSettings;
    const answer = await profile();
    expect(await bytesOf(answer)).toEqual(own);
    for (const name of ['content-type', 'content-disposition', 'cache-control', 'accept-ranges'])
      expect([name, answer.headers.get(name)]).toEqual([name, made.headers.get(name)]);
    expect(answer.headers.get('content-disposition')).toContain('filename="Who we are.pdf"');
    expect((await profile({ 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
    const part = await profile({ range: 'bytes=5-9' });
    expect([part.status, await bytesOf(part)]).toEqual([206, own.subarray(5, 10)]);
    const head = await profile({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(own.length)]);

    expect((await save({ profileUrl: null }, version - 1)).errors[0].extensions.code).toBe('CONFLICT');
    await save({ profileUrl: null }, version);
    // Drawn anew, as the settings were saved since.
    const last = await bytesOf(await profile());
    expect([last.subarray(0, 5).toString(), last.equals(own)]).toEqual(['%PDF-', false]);
  });

  it('comes back when an earlier revision is restored', async () => {
    const own = await pdf('Once ours');
    await save({ profileUrl: (await upload(own)).url });
    await save({ profileUrl: null });
    const { revisions } = (
      await api.graphql(
        '{ revisions(kind: settings, key: "about", first: 5) { nodes { id } } }',
        {},
        { token },
      )
    ).body.data;
    const restore = 'mutation ($id: ID!) { restoreRevision(id: $id) { version } }';
    await api.graphql(restore, { id: revisions.nodes[1].id }, { token });
    expect(await bytesOf(await profile())).toEqual(own);
  });

  it('is served by the one made of the settings when the storage has lost it', async () => {
    const { url = '' } = await upload(await pdf('Lost'));
    await save({ profileUrl: url, mission: 'To walk slowly.' });
    await api.services.media.removeFiles(url.slice('/media/'.length, -'.pdf'.length));
    const { status, headers } = await profile();
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

describe('A refusal of a PDF', () => {
  it.each([
    ['a file of another kind', async () => Buffer.from('PK a plan'), /is not a PDF/],
    ['half a PDF', async () => (await pdf('Half')).subarray(0, 700), /is not whole/],
    ['one with a password', () => pdf('Secret', { userPassword: 'x' }), /protected: please save it without/],
  ])('is a sentence: %s', async (_, bytes, sentence) => {
    const { status, message } = await upload(await bytes());
    expect([status, message]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('of more than 20 MB says how much can be sent, and of who may not write comes first', async () => {
    const { status, message } = await upload(Buffer.alloc(20 * 1024 ** 2 + 1, '%PDF-'));
    expect([status, message]).toEqual([413, 'This PDF is too large: at most 20 MB can be sent.']);
    expect((await upload(Buffer.from('PK'), 'nobody')).status).toBe(401);
  });

  it('is beside the field for an address that is none of ours', async () => {
    const { errors } = await save({ profileUrl: 'https://elsewhere.example/a.pdf' });
    expect(errors[0].extensions.details[0].path).toEqual(['profileUrl']);
    expect(errors[0].message).toBe('Profile URL must be a PDF that was uploaded here.');
  });
});

it('A PDF that nothing names goes after 30 days; one that settings, drafts or revisions name stays', async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
  const [named, was, unused] = await Promise.all(
    ['named', 'was', 'unused'].map(async (words) => (await upload(await pdf(words))).url ?? ''),
  );
  await save({ profileUrl: was });
  await save({ profileUrl: named });
  const there = async () =>
    Promise.all([named, was, unused].map(async (url) => (await fetch(api.url + url)).status));
  expect(await api.services.pdfFiles.purgeUnused()).toBe(0);
  await api.db.query(`UPDATE pdf_files SET created_at = now() - interval '31 days'`);
  expect(await api.services.pdfFiles.purgeUnused()).toBe(1);
  expect(await there()).toEqual([200, 200, 404]);
  // Nor is one of them taken for a picture that was lost.
  expect(await api.services.mediaCatalogue.run()).toBe(0);
});
