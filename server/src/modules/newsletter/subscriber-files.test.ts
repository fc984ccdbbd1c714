import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { recordedMail } from '../../../test/recorded-mail.ts';
import { until } from '../../../test/until.ts';

const mail = recordedMail();
let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi({}, mail);
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

async function pathFor(purpose: 'export' | 'import'): Promise<string> {
  const mutation = 'mutation ($purpose: SubscriberFilePurpose!) { subscribersLink(purpose: $purpose) }';
  const { body } = await api.graphql(mutation, { purpose }, { token });
  return body.data.subscribersLink.replace('http://localhost:4000', '');
}
async function imported(csv: string | Buffer) {
  const answer = await fetch(api.url + (await pathFor('import')), { method: 'POST', body: csv });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  const { data, error } = (await answer.json()) as any;
  return { status: answer.status, data, error };
}
const rows = () =>
  api.db.query('SELECT email::text, status::text, consent_source FROM subscribers ORDER BY id');

test('who consented elsewhere is subscribed, who did not prove it is asked, and bad rows come back with the reason', async () => {
  const csv = [
    '\uFEFFEmail,Consent_at,consent_source',
    'Grace@Example.org,2026-01-05,"Fair in Jinja, stand 4"',
    'opio@example.org,,',
    'nobody,2026-01-05,Fair',
    'grace@example.org,2026-01-05,Fair',
    'sarah@example.org,5 January,Fair',
    'late@example.org,2999-01-01,"=HYPERLINK(""x"")"',
  ].join('\r\n');
  const { status, data } = await imported(csv);
  expect(status).toBe(201);
  const { rejected, ...counts } = data;
  expect(counts).toEqual({ confirmed: 1, asked: 1, already: 0, left: 0, bad: 4 });
  expect(rejected.split('\n').slice(0, -1)).toEqual([
    '\uFEFFemail,consent_at,consent_source,line,reason',
    'nobody,2026-01-05,Fair,4,This is no e-mail address.',
    'grace@example.org,2026-01-05,Fair,5,This address stands on line 2 already.',
    'sarah@example.org,5 January,Fair,6,consent_at is no date such as 2026-01-05 or 2026-01-05T12:00:00Z.',
    `late@example.org,2999-01-01,"'=HYPERLINK(""x"")",7,consent_at is in the future.`,
  ]);
  expect(await rows()).toEqual([
    { email: 'grace@example.org', status: 'confirmed', consent_source: 'Fair in Jinja, stand 4' },
    { email: 'opio@example.org', status: 'pending', consent_source: null },
  ]);
  await api.jobs.start();
  await until(() => mail.taken.length > 0);
  await api.jobs.stop();
  expect(mail.taken.map(({ to }) => to)).toEqual(['opio@example.org']);
  const again = await imported(csv);
  expect(again.data).toMatchObject({ confirmed: 0, already: 1, bad: 4 });
});

test('a day that no calendar has proves no consent, and signs that cannot be kept stop no file', async () => {
  const { status, data } = await imported(
    'email,consent_at,consent_source\nsarah@example.org,2026-02-30,Fair\nold@example.org,0000-01-01,Fair\ngrace@example.org,2026-01-05,Fa\0ir',
  );
  expect(status).toBe(201);
  expect(data).toMatchObject({ confirmed: 1, bad: 2 });
  expect(await rows()).toEqual([{ email: 'grace@example.org', status: 'confirmed', consent_source: 'Fair' }]);
});

test('who unsubscribed stays so, also when only a hash of the address is left', async () => {
  await api.db.query(
    `INSERT INTO subscribers (email, status, created_at, requested_at, unsubscribed_at)
     SELECT email, 'unsubscribed', now(), now(), now() - days * interval '1 day'
     FROM (VALUES ('grace@example.org', 1), ('opio@example.org', 400)) AS gone (email, days)`,
  );
  await api.services.newsletter.removeAddresses(30);
  const { data } = await imported(
    'email,consent_at,consent_source\ngrace@example.org,2026-01-05,Fair\nopio@example.org,2026-01-05,Fair\n',
  );
  expect(data).toMatchObject({ confirmed: 0, left: 2 });
  expect(data.rejected).toContain('Unsubscribed: only its owner can subscribe it again.');
  expect((await rows()).map(({ status }: { status: string }) => status)).toEqual([
    'unsubscribed',
    'unsubscribed',
  ]);
});

test.each([
  ['in another encoding', Buffer.from([0x65, 0x6d, 0xe9, 0x0a]), 'The file is not UTF-8'],
  ['without names of columns', 'grace@example.org\n', 'The first line must name the columns'],
  ['with an open quote', 'email\n"grace@example.org\n', 'The file cannot be read'],
  ['with too many rows', `email\n${'a@example.org\n'.repeat(20_001)}`, 'more than 20,000 rows'],
  ['that is too large', `email\n${'a'.repeat(5 * 1024 ** 2)}`, 'larger than 5 MB'],
])('a file %s is refused whole, in a sentence', async (_, file, sentence) => {
  const { status, error } = await imported(file);
  expect([400, 413]).toContain(status);
  expect(error.message).toContain(sentence);
  expect(await rows()).toEqual([]);
});

test('the export proves every consent; its link is for its purpose alone', async () => {
  await imported('email;consent_at;consent_source\ngrace@example.org;2026-01-05T12:00:00Z;Fair\n');
  await api.db.query(
    `INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
     VALUES ('opio@example.org', 'confirmed', '2026-02-01Z', '2026-02-01Z', '2026-02-02Z')`,
  );
  const path = await pathFor('export');
  const { headers, body } = await api.call('GET', path);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=subscribers-[\d-]+\.csv$/);
  const [names, grace, opio] = body.split('\n');
  expect(names).toBe(
    'email,status,asked_at,confirmed_at,unsubscribed_at,consent_at,consent_source,consent_how',
  );
  expect(grace).toMatch(/^grace@example\.org,confirmed,.*,2026-01-05T12:00:00Z,Fair,imported$/);
  expect(opio).toBe(
    'opio@example.org,confirmed,2026-02-01T00:00:00Z,2026-02-02T00:00:00Z,,2026-02-02T00:00:00Z,newsletter form of the website,confirmed by the link in a mail',
  );
  expect((await api.call('POST', path, { body: 'email\n' })).status).toBe(403);
  expect((await api.call('GET', `${path}x`)).status).toBe(403);
});
