import { startTestApp, type TestApp } from '../../../test/app.ts';
import { testPages } from '../../../test/pages.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { programs } from '../../modules/programs/programs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, testPages());
  await app.services.content.of(programs).create({ user: null, ip: '', userAgent: '' }, gorillaTrek);
});
afterAll(() => app.close());

const send = (path: string, type: string, body: string) =>
  fetch(app.origin + path, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });

const query = '{"query":"{ programs { id } }"}';
const form = 'application/x-www-form-urlencoded';

test('a query in another character set puts no answer where the plain one is read', async () => {
  // In UTF-7 the comment ends before `name`.
  const body = String.raw`{"query":"{ programs { id #+AFw-n name\n } }"}`;
  expect((await send('/graphql', 'application/json; charset=utf-7', body)).status).toBe(415);
  const plain = await send('/graphql', 'application/json', body);
  expect(await plain.json()).toEqual({ data: { programs: [{ id: expect.anything() }] } });
});

test.each([
  ['/graphql', 'application/json; charset=utf-7', query],
  ['/graphql', 'application/json;charset="UTF-16"', query],
  ['/graphql', 'application/json; charset=utf-8; charset=utf-7', query],
  ['/graphql', 'application/json; x="; charset=utf-7"; charset=utf-8', query],
  ['/api/v1/contact', 'application/json; charset=utf-16le', '{}'],
  ['/api/v1/donations/webhook', 'application/json; charset=utf-7', '{}'],
  ['/contact', `${form}; charset=utf-7`, 'name=Grace'],
  ['/newsletter/unsubscribe?token=x', `${form}; charset=iso-8859-1`, 'List-Unsubscribe=One-Click'],
])('%s takes no body of %s', async (path, type, body) => {
  const answer = await send(path, type, body);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([415, 'no-store']);
  expect(await answer.text()).toMatch(/UTF-8|We could not read this form/);
});

test.each(['utf-8', 'UTF-8', '"UTF-8"', 'utf8', '"Utf8"'])(
  'JSON in %s is taken, new and known',
  async (charset) => {
    for (const _ of ['new', 'known']) {
      const answer = await send('/graphql', `application/json; charset=${charset}`, query);
      expect(await answer.json()).toMatchObject({ data: { programs: [{}] } });
    }
  },
);

test('a form with parts says nothing of itself, and is read all the same', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const type = 'multipart/form-data; charset=ISO-8859-1; boundary=x';
  expect((await send('/newsletter/unsubscribe?token=x', type, body)).status).not.toBe(415);
});
