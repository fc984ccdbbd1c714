// The company profile as visitors get it: words, pictures and freshness of what the settings say.
import { extractText, getMeta } from 'unpdf';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { fillDemo } from '../database/fill-demo.ts';
import { loadDemoPackage } from '../demo-package.ts';
import { settingsGroups } from '../modules/settings/settings-groups.ts';

let app: TestApp;
const somebody = { user: null, ip: '', userAgent: '' };
const profile = (headers: Record<string, string> = {}) =>
  fetch(`${app.origin}/company-profile.pdf`, { headers });
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

async function read() {
  const response = await profile();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { totalPages, text } = await extractText(bytes.slice(), { mergePages: true });
  return { response, bytes, totalPages, text: flat(text) };
}

async function save(name: string, input: object): Promise<void> {
  const group = settingsGroups.find((each) => each.name === name);
  if (group) await app.services.settings.update(somebody, group, input);
}

beforeAll(async () => {
  app = await startTestApp({ mode: 'demo', picturesAhead: false });
});
afterAll(() => app.close());

test('without a title and a mission there is none', async () => {
  expect((await profile()).status).toBe(404);
});

test('the profile of the demo says on six pages who it is, what it is for and what it holds to', async () => {
  const demo = await loadDemoPackage();
  // One picture is enough for all: what they show is nothing to this test.
  const one = await demo.picture('gorilla-forest');
  const silent = { info: () => undefined } as never;
  await fillDemo({ ...demo, picture: async (name) => ({ ...one, alt: name }) }, app.db, app.services, silent);
  app.changes.changed(['settings']);
  const { about } = await app.services.settings.published();

  const { response, bytes, text, totalPages } = await read();
  expect(totalPages).toBe(6);
  expect(text).toContain('OUR MISSION');
  expect(text).toContain(about?.mission);
  expect(about?.values).toHaveLength(8);
  for (const value of about?.values ?? []) {
    expect(text).toContain(value.title);
    expect(text).toContain(value.text);
  }
  expect((await getMeta(bytes.slice())).info).toMatchObject({ Title: 'Lubugo Journeys Company Profile' });
  expect(Buffer.from(bytes).includes('/DCTDecode')).toBe(true);
  expect(response.headers.get('content-disposition')).toBe(
    `inline; filename="Lubugo Journeys Company Profile.pdf"; filename*=UTF-8''Lubugo%20Journeys%20Company%20Profile.pdf`,
  );
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('who has it is told so until the settings say something else, and then gets the new one at once', async () => {
  const { headers } = (await read()).response;
  const etag = headers.get('etag') ?? '';
  expect((await profile({ 'if-none-match': etag })).status).toBe(304);
  // What the profile does not hold leaves it as it is.
  await save('faq', { questions: [] });
  expect((await profile({ 'if-none-match': etag })).status).toBe(304);

  await save('company', { name: 'Ŋoma & Łódź Trails' });
  await save('about', { mission: 'To walk slowly.', profileTitle: 'Who “we” are' });
  const next = await profile({ 'if-none-match': etag });
  expect(next.status).toBe(200);
  const { text, response } = await read();
  expect(text).toContain('To walk slowly.');
  expect(text).toContain('Ŋoma & Łódź Trails');
  expect(text).not.toContain('Lubugo Journeys');
  expect(response.headers.get('content-disposition')).toBe(
    `inline; filename="Who _we_ are.pdf"; filename*=UTF-8''Who%20%E2%80%9Cwe%E2%80%9D%20are.pdf`,
  );
});

test('what has no room on a page goes on with the next, and nothing is lost', async () => {
  const paragraphs = Array.from(
    { length: 12 },
    (_, i) => `Part ${i} ${'of a long story '.repeat(150)}end ${i}`,
  );
  await save('about', { paragraphs });
  const { text, totalPages } = await read();
  expect(totalPages).toBeGreaterThan(8);
  for (const i of paragraphs.keys()) expect(text).toContain(`end ${i}`);
});
