// The product without its pages, served on a free port over an empty database, and short ways to call it.
import { Agent, createServer, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app.ts';
import { type Config, loadConfig } from '../src/config.ts';
import { createPasswordHash } from '../src/modules/accounts/passwords.ts';
import type { SealedMail } from '../src/modules/mail/mail.service.ts';
import type { Mail } from '../src/modules/mail/outgoing-mail.ts';
import type { ContentChanges } from '../src/platform/changes/content-changes.ts';
import { createDatabaseProbe } from '../src/platform/database/database-probe.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { createLogger } from '../src/platform/log.ts';
import type { MailTransport } from '../src/platform/mail-transport.ts';
import { createReliableStorage } from '../src/platform/storage/reliable-storage.ts';
import { createDiskStorage } from '../src/platform/storage/storage.ts';
import { createServices, type Services } from '../src/services.ts';
import { testDatabase, urlOfTest } from './database.ts';
import { keptOpen } from './kept-open.ts';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface CallOptions {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
}

export interface Api {
  db: DataSource;
  services: Services;
  /** Of this process. */
  changes: ContentChanges;
  url: string;
  /** Any request; the body of the answer is parsed when it is JSON. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  rest(method: string, path: string, options?: CallOptions): Promise<Answer>;
  graphql(query: string, variables?: unknown, options?: CallOptions): Promise<Answer>;
  /** Mails that were promised and not delivered yet, in order. */
  mails(): Promise<Mail[]>;
  /** Not started: nothing is delivered unless a test calls `start`. */
  jobs: Jobs;
  /** A token of a new account; the first one is the owner's. */
  tokenOf(email: string): Promise<string>;
}

export const password = 'a long password';

/** As little work as argon2 does at all: nearly every test has an account, and few are about its password. */
const cheapHash = createPasswordHash({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** To be called in beforeAll; it stops by itself after the tests of the file. `shared`: that of another one, whose database it shares. */
export async function startApi(
  settings: Partial<Config> = {},
  mailTransport: MailTransport = noMail,
  shared?: DataSource,
  passwordHash = cheapHash,
): Promise<Api> {
  const db = shared ?? (await testDatabase());
  const config: Config = {
    ...loadConfig({ JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }),
    dataDir: tmpdir(),
    ...settings,
  };
  const log = createLogger({ level: config.logLevel, human: false });
  const changes = localChanges();
  const jobs = new Jobs({ url: urlOfTest(), log });
  const probe = createDatabaseProbe(urlOfTest());
  const storage = createReliableStorage(createDiskStorage(config.dataDir), { log, isWhole: () => false });
  const services = createServices({ config, db, changes, storage, jobs, log, mailTransport, passwordHash });
  const app = await createApp({ config, log, changes, probe, services, pages: null });
  const server = createServer(keptOpen, app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    await Promise.all([jobs.stop(), probe.close()]);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { token, cookie, body } = options;
    const headers: Record<string, string> = { ...options.headers };
    if (token) headers.authorization ??= `Bearer ${token}`;
    if (cookie) headers.cookie ??= cookie;
    if (body !== undefined) headers['content-type'] ??= 'application/json';
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const { status, headers: answered, text } = await send(method, url + path, headers, sent);
    const isJson = answered.get('content-type')?.includes('json');
    return { status, headers: answered, body: isJson ? JSON.parse(text) : text };
  }

  return {
    db,
    services,
    changes,
    jobs,
    url,
    call,
    rest: (method, path, options) => call(method, `/api/v1${path}`, options),
    graphql: (query, variables, options) =>
      call('POST', '/graphql', { ...options, body: { query, variables } }),
    async mails() {
      // Those of one transaction have one time; which statement of it made them says `cmin`.
      const rows: { data: SealedMail }[] = await db.query(
        `SELECT data FROM pgboss.job WHERE name = 'mail' AND state < 'active'
         ORDER BY created_on, cmin::text::integer, id`,
      );
      return rows.map(({ data }) => services.mail.open(data));
    },
    async tokenOf(email) {
      const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
      const input = { email, password, confirmPassword: password };
      return (await services.accounts.signup(visitor, input)).token;
    },
  };
}

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** One request: `fetch` takes several times the work for it, and has each answer compressed. */
function send(
  method: string,
  url: string,
  headers: OutgoingHttpHeaders,
  body: string | undefined,
): Promise<{ status: number; headers: Headers; text: string }> {
  return new Promise((done, failed) => {
    // Not every method says the length of a body by itself.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, headers: { ...headers, ...length }, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () => {
        const answered = new Headers();
        const { rawHeaders } = answer;
        for (let at = 0; at < rawHeaders.length; at += 2)
          answered.append(rawHeaders[at] as string, rawHeaders[at + 1] as string);
        const text = new TextDecoder().decode(Buffer.concat(parts));
        done({ status: answer.statusCode ?? 0, headers: answered, text });
      });
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

const noMail: MailTransport = {
  send: async () => {
    throw new Error('This test has no mail server.');
  },
  close: () => undefined,
};

/** The `refresh` cookie an answer sets, as a request would send it back; undefined when it sets none. */
export function cookieOf({ headers }: Answer): string | undefined {
  return headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('refresh='))
    ?.split(';')[0];
}

/** Changes of this process only, as in a product of one instance. */
function localChanges(): ContentChanges {
  const subscribers = new Set<Parameters<ContentChanges['subscribe']>[0]>();
  return {
    changed: async (tables) => subscribers.forEach((tell) => void tell(tables)),
    changedHere: (tables) => subscribers.forEach((tell) => void tell(tables)),
    subscribe(tell) {
      subscribers.add(tell);
      return () => void subscribers.delete(tell);
    },
    listening: true,
    close: async () => undefined,
  };
}

const running: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of running) await stop();
});
