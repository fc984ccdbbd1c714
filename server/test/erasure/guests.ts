// People who write to us through the real handlers, and all that there is afterwards: each row of each table, each sealed text opened, each kept mail.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { personalTables } from '../../src/features.ts';
import type { SealedMail } from '../../src/modules/mail/mail.service.ts';
import type { Mail } from '../../src/modules/mail/outgoing-mail.ts';
import { createFileTransport, MailError, type MailTransport } from '../../src/platform/mail-transport.ts';
import { createSealedText } from '../../src/platform/sealing/sealed-text.ts';
import { type Api, startApi } from '../api.ts';
import { urlOfTest } from '../database.ts';
import { until } from '../until.ts';
import { wordsOfMail } from '../words-of-mail.ts';
import { openDates } from './bookings.ts';
import { deeds } from './deeds.ts';
import { addressOf, type Guest, markOf } from './guest.ts';

/** By table and key, or the name of a file. */
export type Everything = Map<string, string>;

const key = { id: 'test', key: Buffer.alloc(32, 7) };
const sealed = createSealedText([key]);
const marks = Object.values(personalTables).flatMap(({ columns }) => Object.values(columns));
/** What texts are sealed as. */
const abouts = [
  ...marks.flatMap((mark) => (mark.startsWith('sealed:') ? [mark.slice(7)] : [])),
  'mail',
  'password-reset',
];

/** Where mails are handed to. */
interface Post {
  refuses: boolean;
  /** How many came. */
  taken: number;
  /** Until then each is held in the hand. */
  open: Promise<void>;
}

/** One connection, as it plans the long statement of all tables once. */
let reader: pg.Client;
afterAll(() => reader?.end());

export class Office {
  readonly api: Api;
  readonly token: string;
  /** Where mails are kept. */
  readonly folder: string;
  readonly post: Post;
  readonly #made = new Map<string, ReadonlySet<string>>();
  #all = '';

  private constructor(api: Api, token: string, folder: string, post: Post) {
    this.api = api;
    this.token = token;
    this.folder = folder;
    this.post = post;
  }

  /** Over an empty database and folder. */
  static async open(): Promise<Office> {
    const dataDir = await mkdtemp(join(tmpdir(), 'guests-'));
    const folder = join(dataDir, 'mail');
    const files = createFileTransport(folder, 'hello@lubugo.example');
    const post: Post = { refuses: false, taken: 0, open: Promise.resolve() };
    const transport: MailTransport = {
      ...files,
      send: async (mail) => {
        if (post.refuses) throw new MailError('EENVELOPE RCPT TO 550', true);
        post.taken += 1;
        await post.open;
        await files.send(mail);
      },
    };
    const api = await startApi({ dataDir, dataKeys: [key] }, transport);
    await api.db.query(
      `INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active, status)
       VALUES ('Trek', 'Up', '/media/x', '1 day', 1, 'Daily', 'activity', true, 'published')`,
    );
    const office = new Office(api, await api.tokenOf('owner@staff.example'), folder, post);
    await openDates(api, (query, variables) => office.staff(query, variables));
    reader = new pg.Client({ connectionString: urlOfTest() });
    await reader.connect();
    office.#all = await everyRow(reader);
    // What is made when it is first needed is there then.
    await office.erase('nobody@guests.example');
    return office;
  }

  async staff(query: string, variables: object = {}) {
    const { body } = await this.api.graphql(query, variables, { token: this.token });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }

  erase(email: string) {
    return this.staff('mutation ($email: String!) { erasePerson(email: $email) { name count } }', { email });
  }

  /** All of them do what they do: those whose mails wait last, and nobody's wait from before. */
  async receive(guests: readonly Guest[]): Promise<void> {
    const take = async (guest: Guest) => {
      const before = await this.everything();
      await this.#act(guest);
      if (guest.post !== 'waiting') await until(() => this.#isPosted(), 30_000);
      const after = await this.everything();
      const made = [...after.keys()].filter((one) => !before.has(one));
      this.#made.set(addressOf(guest), new Set([...this.madeBy(guest), ...made]));
    };
    if (guests.some(({ post }) => post !== 'waiting')) {
      await this.api.jobs.start();
      for (const guest of guests) {
        this.post.refuses = guest.post === 'failed';
        if (guest.post !== 'waiting') await take(guest);
      }
      this.post.refuses = false;
      await this.api.jobs.stop();
    }
    for (const guest of guests) if (guest.post === 'waiting') await take(guest);
  }

  /** The keys of all that a guest ever brought into being. */
  madeBy(guest: Guest): ReadonlySet<string> {
    return this.#made.get(addressOf(guest)) ?? new Set();
  }

  async everything(): Promise<Everything> {
    const { rows } = await reader.query<{ table: string; key: string; row: string }>({
      name: 'everything',
      text: this.#all,
    });
    const files = existsSync(this.folder) ? readdirSync(this.folder) : [];
    return new Map([
      ...rows.map(({ table, key, row }): [string, string] => [`${table} ${key}`, row]),
      ...files.map((name): [string, string] => [
        `mail ${name}`,
        readFileSync(join(this.folder, name)).toString('latin1'),
      ]),
    ]);
  }

  /** What kinds of mails wait for somebody, were given up or are kept. */
  async mailsTo(address: string): Promise<string[]> {
    const { db, services } = this.api;
    const jobs = await db.query(
      `SELECT data FROM pgboss.job WHERE data->>'template' IS NOT NULL AND state < 'completed' ORDER BY id`,
    );
    const files = [...(await this.everything())].flatMap(([name, text]) =>
      name.startsWith('mail ') && text.includes(`\r\nTo: ${address}\r\n`) ? ['kept'] : [],
    );
    const waiting = jobs
      .map(({ data }: { data: SealedMail }) => services.mail.open(data))
      .filter(({ to }: Mail) => to === address)
      .map(({ template }: Mail) => template);
    return [...waiting, ...files].sort();
  }

  async #isPosted(): Promise<boolean> {
    const left = await this.api.db.query(
      `SELECT FROM pgboss.job WHERE name IN ('mail', 'password-reset') AND state < 'completed'`,
    );
    return left.length === 0;
  }

  async #visitor(query: string, variables: object) {
    const { body } = await this.api.graphql(query, { form: { key: randomUUID() }, ...variables });
    if (body.errors) throw new Error(JSON.stringify({ errors: body.errors, variables }));
    return body.data;
  }

  async #act(guest: Guest): Promise<void> {
    for (const deed of guest.does)
      await deeds[deed](guest, {
        mark: markOf(guest),
        visitor: (query, variables) => this.#visitor(query, variables),
        staff: (query, variables) => this.staff(query, variables),
        api: this.api,
      });
  }
}

/** The statement that reads each row of each table. */
async function everyRow(client: pg.Client): Promise<string> {
  const { rows: tables } = await client.query<{ table: string; key: string | null }>(
    `SELECT tables.oid::regclass::text AS table, (
       SELECT string_agg(format('%I', attname), ',' ORDER BY attnum) FROM pg_index
       JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey) WHERE indrelid = tables.oid AND indisprimary) AS key
     FROM pg_class AS tables WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  // What the clock puts into the queue has no data.
  const jobs = {
    table: `(SELECT * FROM pgboss.job WHERE data IS NOT NULL AND name NOT LIKE '\\_\\_%')`,
    key: 'id',
  };
  return [...tables.map((one) => ({ ...one, name: one.table })), { ...jobs, name: 'jobs' }]
    .map(
      // Whoever asks was seen just now: that is nothing of the guests.
      ({ name, table, key: columns }) => `SELECT '${name}' AS "table",
        ${columns ? `jsonb_build_array(${columns})::text` : 'to_jsonb(one)::text'} AS key,
        (to_jsonb(one) - 'last_seen_at' - 'last_used_at')::text AS row FROM ${table} AS one`,
    )
    .join(' UNION ALL ');
}

/** What texts say, in whatever it is sealed or packed. Each is looked at after each erasure, and most are as before. */
const sayings = new Map<string, string[]>();

/** Whether something holds a word, in whatever it is sealed or packed. */
export function holds(text: string, word: RegExp): boolean {
  const said = sayings.get(text) ?? saidBy(text);
  sayings.set(text, said);
  return said.some((one) => word.test(one));
}

function saidBy(text: string): string[] {
  const opened = (text.match(/v1\.[\w-]+\.[\w-]+/g) ?? []).flatMap((one) =>
    abouts.flatMap((about) => {
      try {
        return [sealed.open(one, about)];
      } catch {
        return [];
      }
    }),
  );
  // A line of a mail breaks anywhere, also within an address.
  const unbroken = text.replaceAll('=\r\n', '');
  return [unbroken, ...opened, wordsOfMail(Buffer.from(unbroken, 'latin1'))];
}
