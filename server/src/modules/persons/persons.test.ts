// A person's rights: all that there is of an e-mail address, and that nothing of it is left.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, startApi } from '../../../test/api.ts';
import { otherTables } from '../../../test/project/other-tables.ts';
import { tokensOfRoles } from '../../../test/roles.ts';
import { contentTypes, personalTables } from '../../features.ts';
import type { StaffRole } from '../../platform/actor.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
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
];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'persons-'));
  api = await startApi({ dataDir, dataKeys: [key] });
  tokens = await tokensOfRoles(api);
});

const ask = (who: StaffRole, query: string, variables = {}) =>
  api.graphql(query, variables, { token: tokens[who] });
const erase = 'mutation ($email: String!) { erasePerson(email: $email) { name count erasure } }';
const exportAll = 'mutation ($email: String!) { exportPerson(email: $email) }';

/** Everything that a visitor can send and staff can write about it. */
async function fill(): Promise<void> {
  const [{ id: programId }] = await api.db.query(
    `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, status)
     VALUES ('Trek', 'Up', '/media/x', '1 day', 1, 'Daily', 'activity', true, 'published') RETURNING id`,
  );
  const registration = {
    ...{ firstName: 'Quirina', lastName: 'Mabanzi', email, phone: '+256 755 123 987' },
    ...{ dateOfBirth: '1987-03-14', programId, startDate: kampalaDay(), consent: true },
    ...{ emergencyName: 'Okwalinga', emergencyPhone: '+256 755 123 987', allergies: 'Peanutgasm' },
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
    `mutation ($s: SubjectInput!) { sendReply(subject: $s, key: "persons-reply-key-1", input: { subject: "Antwortwort", text: "Antwortwort" }) { id } }`,
    { s: subject },
  );
  await ask('editor', '{ registration(id: 1) { id } }');
  // Somebody else, of whom nothing may be touched.
  await visitor('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { name: 'Grace Akello', email: 'grace@example.org', subject: 'Lions', message: 'Lions?' },
  });
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
  for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const text = readFileSync(join(file.parentPath, file.name), 'latin1').toLowerCase();
    for (const word of words) if (text.includes(word)) hits.push(`${file.name}: ${word}`);
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

  it('is exported with all there is, opened, by who may read health data, and it is recorded without the address', async () => {
    expect((await ask('office', exportAll, { email })).body.errors[0].message).toMatch(/"readHealth"/);
    const { exportPerson } = (await ask('editor', exportAll, { email })).body.data;
    const text = JSON.stringify(exportPerson).toLowerCase();
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('grace');
    const [last] = await api.db.query('SELECT description FROM activities ORDER BY id DESC LIMIT 1');
    expect(last.description).toBe('Exported all that is known of a person');
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
    expect((await found()).length).toBeGreaterThan(15);
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
    expect((await api.mails()).map(({ template }) => template)).toEqual(['contact-office']);
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
    ...{ name: 'Messages', count: 1, soon: 0 },
    what: expect.stringMatching(/days after they came in\.$/),
    next: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});
