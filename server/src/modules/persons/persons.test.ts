// A person's rights: all that there is of an e-mail address, and that nothing of it is left.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type Api, startApi } from '../../../test/api.ts';
import { otherTables } from '../../../test/project/other-tables.ts';
import { tokensOfRoles } from '../../../test/roles.ts';
import { until } from '../../../test/until.ts';
import { wordsOfMail } from '../../../test/words-of-mail.ts';
import { contentTypes, personalTables } from '../../features.ts';
import type { StaffRole } from '../../platform/actor.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import { createFileTransport } from '../../platform/mail-transport.ts';
import { openBytes } from '../../platform/sealing/sealed-bytes.ts';
import { createSealedText } from '../../platform/sealing/sealed-text.ts';

let api: Api;
let tokens: Record<StaffRole, string>;
let dataDir: string;
const key = { id: 'test', key: Buffer.alloc(32, 7) };
const sealed = createSealedText([key]);
const email = 'quirina.mabanzi@example.org';
/** Words that are of this person alone. */
const words = [
  'quirina',
  'mabanzi',
  '+256 755 123 987',
  '1987-03-14',
  'okwalinga',
  'peanutgasm',
  'zebrafrage',
  'notizwort',
  'mahnwort',
  'antwortwort',
  'dateiwort',
];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'persons-'));
  const mails = createFileTransport(join(dataDir, 'mail'), 'hello@lubugo.example');
  api = await startApi({ dataDir, dataKeys: [key] }, mails);
  tokens = await tokensOfRoles(api);
});

const ask = (who: StaffRole, query: string, variables = {}) =>
  api.graphql(query, variables, { token: tokens[who] });
const erase = 'mutation ($email: String!) { erasePerson(email: $email) { name count erasure } }';
const exportLink = 'mutation ($email: String!) { link: personExportLink(email: $email) }';

/** What a link leads to: its status, and the texts of the files by their names. */
async function download(link: string) {
  const answer = await fetch(api.url + link.slice(link.indexOf('/api/')));
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200) return { status: answer.status, files: {}, text: strFromU8(bytes) };
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]),
  );
  return { status: answer.status, files, text: Object.values(files).join('\n').toLowerCase() };
}

async function upload(text: string, name: string): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([text]), name);
  const headers = { authorization: `Bearer ${tokens.editor}` };
  const answer = await fetch(`${api.url}/api/v1/admin/attachments`, { method: 'POST', body, headers });
  return String(((await answer.json()) as { data: { id: number } }).data.id);
}

const waitingMails = () => api.db.query(`SELECT FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`);

/** Everything that a visitor can send and staff can write about it. */
async function fill(): Promise<void> {
  const [{ id: programId }] = await api.db.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, status)
     VALUES ('Trek', 'Up', '/media/x', '1 day', 1, 'Daily', 'activity', true, 'published') RETURNING id`,
  );
  const registration = {
    firstName: 'Quirina',
    lastName: 'Mabanzi',
    email,
    phone: '+256 755 123 987',
    dateOfBirth: '1987-03-14',
    programId,
    startDate: kampalaDay(),
    consent: true,
    emergencyName: 'Okwalinga',
    emergencyPhone: '+256 755 123 987',
    allergies: 'Peanutgasm',
  };
  const form = (n: number) => ({ key: `persons-test-key-${n}` });
  const visitor = async (query: string, variables: object) => {
    const { body } = await api.graphql(query, variables);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  await visitor(
    'mutation ($input: RegistrationInput!, $form: FormGuard) { createRegistration(input: $input, form: $form) { id } }',
    { input: registration, form: form(1) },
  );
  await visitor(
    'mutation ($input: ContactMessageInput!, $form: FormGuard) { sendContactMessage(input: $input, form: $form) }',
    {
      input: {
        name: 'Quirina Mabanzi',
        email: email.toUpperCase(),
        subject: 'Zebrafrage',
        message: 'Zebrafrage?',
      },
      form: form(2),
    },
  );
  await visitor(
    'mutation ($email: String!, $form: FormGuard) { subscribeNewsletter(email: $email, form: $form) }',
    { email, form: form(3) },
  );
  await visitor(
    'mutation ($input: DonationInput!, $form: FormGuard) { startDonation(input: $input, form: $form) { reference } }',
    { input: { name: 'Quirina Mabanzi', email, phone: '+256 755 123 987', amount: 15 }, form: form(4) },
  );
  const subject = { kind: 'registration', id: 1 };
  const staff = async (query: string, variables: object) => {
    const { body } = await ask('editor', query, variables);
    expect(body.errors).toBeUndefined();
  };
  await staff('mutation ($s: SubjectInput!, $t: String!) { addNote(subject: $s, text: $t) { id } }', {
    s: subject,
    t: 'Notizwort about Quirina',
  });
  await staff(
    'mutation ($s: SubjectInput!, $d: Date!) { addReminder(subject: $s, dueOn: $d, text: "Mahnwort") { id } }',
    { s: subject, d: kampalaDay() },
  );
  await staff(
    `mutation ($s: SubjectInput!, $files: [ID!]) { sendReply(subject: $s, key: "persons-reply-key-1", input: { subject: "Antwortwort", text: "Antwortwort", attachmentIds: $files }) { id } }`,
    { s: subject, files: [await upload('Dateiwort of the lodge', 'dateiwort.txt')] },
  );
  await ask('editor', '{ registration(id: 1) { id } }');
  // Somebody else, of whom nothing may be touched.
  await visitor('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { name: 'Grace Akello', email: 'grace@example.org', subject: 'Lions', message: 'Lions?' },
  });
  // What has been mailed so far lies in a folder of the demo; what follows waits in the queue.
  await api.jobs.start();
  await until(async () => (await waitingMails()).length === 0);
  await api.jobs.stop();
  await staff(
    `mutation ($s: SubjectInput!) { sendReply(subject: $s, key: "persons-reply-key-2", input: { subject: "Antwortwort", text: "Antwortwort" }) { id } }`,
    { s: subject },
  );
}

/** Each text in the database and in the data directory that has one of the words, sealed texts opened. */
async function found(): Promise<string[]> {
  const columns: { schema: string; table: string; column: string }[] = await api.db.query(
    `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`,
  );
  const hits: string[] = [];
  for (const { schema, table, column } of columns) {
    const values: { value: string }[] = await api.db.query(
      `SELECT "${column}"::text AS value FROM ${schema}."${table}" WHERE "${column}" IS NOT NULL`,
    );
    for (const { value } of values)
      for (const text of [value, ...openedIn(value)])
        for (const word of words)
          if (text.toLowerCase().includes(word)) hits.push(`${table}.${column}: ${word}`);
  }
  const files: { sealed: string; bytes: Buffer }[] = await api.db.query(
    'SELECT sealed, bytes FROM attachments',
  );
  for (const { sealed: about, bytes } of files) {
    const text = openBytes(JSON.parse(sealed.open(about, 'attachments')).key, bytes)
      .toString()
      .toLowerCase();
    for (const word of words) if (text.includes(word)) hits.push(`attachments: ${word}`);
  }
  for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const text = wordsOfMail(readFileSync(join(file.parentPath, file.name)));
    for (const word of words) if (text.includes(word)) hits.push(`in a file: ${word}`);
  }
  return [...new Set(hits)];
}

/** What is sealed in a value, whatever it was sealed as. */
function openedIn(value: string): string[] {
  const marks = Object.values(personalTables).flatMap(({ columns }) => Object.values(columns));
  const abouts = [...marks.flatMap((mark) => (mark.startsWith('sealed:') ? [mark.slice(7)] : [])), 'mail'];
  return (value.match(/v1\.[\w-]+\.[\w-]+/g) ?? []).flatMap((text) =>
    abouts.flatMap((about) => {
      try {
        return [sealed.open(text, about)];
      } catch {
        return [];
      }
    }),
  );
}

describe('Each column of each table', () => {
  it('says whether it is of a person, and what export and erasure do with it', async () => {
    const rows: { table: string; columns: string[] }[] = await api.db.query(
      `SELECT table_name AS table, array_agg(column_name::text ORDER BY column_name::text) AS columns
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1) GROUP BY 1 ORDER BY 1`,
      // What staff publish: who is in it is taken out on its screen.
      [contentTypes.map(({ entity }) => tableOf(entity))],
    );
    const stated = (table: string) => [
      ...Object.keys(personalTables[table]?.columns ?? {}),
      ...(otherTables[table]?.columns.split(' ') ?? []),
    ];
    const sorted = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1));
    // A new table says it in its module (`personal` of its feature) or, with the reason, in other-tables.ts.
    expect(rows.map(({ table }) => ({ table, columns: sorted(stated(table)) }))).toEqual(
      rows.map(({ table, columns }) => ({ table, columns: sorted(columns) })),
    );
  });
});

describe('A person', () => {
  beforeAll(fill);

  it('is exported as one file with all there is, opened, by who may read health data, and it is recorded without the address', async () => {
    expect((await ask('office', exportLink, { email })).body.errors[0].message).toMatch(/"readHealth"/);
    const { link } = (await ask('editor', exportLink, { email })).body.data;
    expect(decodeURIComponent(link)).not.toContain('quirina');
    const { files, text } = await download(link);
    expect(Object.keys(files)).toEqual(['person.html', 'person.json', 'files/1-dateiwort.txt']);
    expect(files['files/1-dateiwort.txt']).toBe('Dateiwort of the lodge');
    for (const word of words) {
      expect(files['person.json']?.toLowerCase()).toContain(word);
      expect(files['person.html']?.toLowerCase()).toContain(word);
    }
    expect(JSON.parse(files['person.json'] ?? '').Registrations).toMatchObject([{ first_name: 'Quirina' }]);
    expect(text).not.toContain('grace');
    const [last] = await api.db.query(
      'SELECT description, user_email FROM activities ORDER BY id DESC LIMIT 1',
    );
    expect(last).toEqual({
      description: 'Exported all that is known of a person',
      user_email: 'editor@example.org',
    });
  });

  it('is not exported by a link that somebody changed, or whose maker lost the right to health data', async () => {
    const { link } = (await ask('editor', exportLink, { email })).body.data;
    const role = (name: string) =>
      api.db.query(`UPDATE users SET role = $1 WHERE email = 'editor@example.org'`, [name]);
    await role('office');
    const refused = await download(link);
    await role('editor');
    expect([refused.status, JSON.parse(refused.text).error.message]).toEqual([
      403,
      'This link is not good any more: please make a new one on the Privacy screen.',
    ]);
    expect((await download(`${link.slice(0, -4)}AAAA`)).status).toBe(403);
  });

  it('of more than 50 MB is refused before the download begins', async () => {
    const { link } = (await ask('editor', exportLink, { email })).body.data;
    await api.db.query(
      `INSERT INTO attachments (reply_id, sealed, type, size, bytes)
       SELECT 1, 'x', 'text/plain', 10485760, decode(repeat('00', 10485760), 'hex') FROM generate_series(1, 5)`,
    );
    const { errors } = (await ask('editor', exportLink, { email })).body;
    expect([errors[0].extensions.code, errors[0].message]).toEqual([
      'PAYLOAD_TOO_LARGE',
      expect.stringMatching(/^There is more than 50 MB of this person/),
    ]);
    expect((await download(link)).status).toBe(413);
    await api.db.query(`DELETE FROM attachments WHERE sealed = 'x'`);
  });

  it('is not erased while a payment is pending, nor by who may not', async () => {
    expect((await ask('viewer', erase, { email })).body.errors[0].message).toMatch(/"erasePersons"/);
    const { errors } = (await ask('editor', erase, { email })).body;
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(/^A payment of this person is pending/),
      extensions: { code: 'CONFLICT' },
    });
    const preview =
      'query ($email: String!) { personalData(email: $email) { refusal records { name count } } }';
    const { personalData } = (await ask('editor', preview, { email })).body.data;
    expect(personalData.refusal).toBe(errors[0].message);
    expect(personalData.records).toContainEqual({ name: 'Registrations', count: 1 });
  });

  it('is nowhere after it: not in a column, opened or not, and not in a file', async () => {
    await api.db.query(`UPDATE donations SET status = 'successful', settled_at = now()`);
    expect(await found()).toEqual(
      expect.arrayContaining([
        'attachments: dateiwort',
        'in a file: dateiwort',
        'in a file: antwortwort',
        'in a file: mabanzi',
        'replies.sealed: antwortwort',
        'job.data: quirina',
        'reminders.text: mahnwort',
      ]),
    );
    const { body } = await ask('editor', erase, { email });
    expect(body.data.erasePerson).toContainEqual({ name: 'Donations', count: 1, erasure: 'anonymised' });
    expect(await found()).toEqual([]);
  });

  it('leaves amount, currency, date and reference, and a hash that keeps the address from coming back', async () => {
    const [donation] = await api.db.query(
      'SELECT amount::int, currency, reference, created_at FROM donations',
    );
    expect(donation).toMatchObject({ amount: 15, currency: 'USD', reference: expect.any(String) });
    const [subscriber] = await api.db.query('SELECT email, email_hash, status FROM subscribers');
    expect(subscriber).toEqual({ email: null, email_hash: expect.any(String), status: 'unsubscribed' });
  });

  it('takes nobody else along', async () => {
    const messages = await api.db.query('SELECT email FROM contact_submissions');
    expect(messages).toEqual([{ email: 'grace@example.org' }]);
    const kept = readdirSync(join(dataDir, 'mail'));
    expect(kept.map((name) => wordsOfMail(readFileSync(join(dataDir, 'mail', name))))).toEqual([
      expect.stringContaining('grace@example.org'),
    ]);
  });
});

it('A colleague is not erased as if they had written to us', async () => {
  const { errors } = (await ask('editor', erase, { email: 'office@example.org' })).body;
  expect(errors[0].message).toMatch(/^This is the address of a colleague/);
});

it('What is removed by itself is told with the day of the next', async () => {
  const { retentionPlan } = (await ask('viewer', '{ retentionPlan { name what count soon next } }')).body
    .data;
  expect(retentionPlan).toContainEqual({
    name: 'Messages',
    count: 1,
    soon: 0,
    what: expect.stringMatching(/days after they came in\.$/),
    next: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
