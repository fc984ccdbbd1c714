import { jest } from '@jest/globals';
import { isObjectType } from 'graphql';
import { type Answer, password } from '../../../test/api.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { cloneDatabase } from '../../../test/database.ts';
import { type FakeCdn, startFakeCdn } from '../../../test/fakes/fake-cdn.ts';
import { type FakeFlutterwave, startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { type MailServer, startMailServer } from '../../../test/fakes/mail-server.ts';
import { testTable } from '../../../test/page-table.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { until } from '../../../test/until.ts';
import { type Field, fieldsOf } from '../../graphql/fields.ts';
import { accessOf } from '../../graphql/policy/access.ts';
import { waysIn } from '../../graphql/policy/restored-copy.ts';
import { createSchema } from '../../graphql/schema.ts';
import { connect, createDataSource } from '../../platform/database/database.ts';
import { endQuiet, endRestoring } from '../../platform/deployment/deployment.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { PaymentsUnreachable } from '../../platform/payments/payment-provider.ts';
import type { PageSource } from '../../web/pages/page-source.ts';
import { renderDocument } from '../../web/pages/rendering/render-document.ts';
import { programs } from '../programs/programs.ts';

const snapshotAt = new Date('2026-03-01T02:00:00.000Z');
const visitor = { user: null, ip: '127.0.0.1', userAgent: 'test' };
const toVisitors =
  'This site is being brought back from a backup and takes nothing in yet. Nothing you typed is lost: please send it again later.';

/** Stands in for the client's build: each page says which form it shows again. */
const pages: PageSource = {
  addresses: async () => testTable,
  render: ({ kind: _, execute, ...job }) =>
    renderDocument(
      {
        template: async () => '<html><!--body--></html>',
        renderer: async () => ({
          render: async ({ posted }) => ({
            status: 200,
            head: '',
            styles: '',
            state: '',
            company: '',
            posted: '',
            modules: [],
            cacheable: true,
            body: posted ? JSON.stringify(posted) : '',
          }),
        }),
        links: () => '',
      },
      job,
      execute,
    ),
  inlineScripts: [],
  files: (_req, _res, next) => next(),
};

let app: TestApp;
let mailServer: MailServer;
let provider: FakeFlutterwave;
let cdn: FakeCdn;
let token: string;

/** Each kind of work that the queue does, by what of it must not happen in two copies: none is done before this one is live. */
const jobs = {
  mails: 'mail bookings booking-reminders newsletter newsletter-imported password-reset quotes',
  'questions to the provider':
    'booking-payment-check donation-check payments-compare payments-compare-nightly payments-recheck refund refunds-recheck',
  'what visitors see': 'publish post-rules cdn-purge',
  'what is removed or kept in order': `purge-deleted purge-office-changes media-catalogue ${[
    'activities',
    'attachments',
    'bookings',
    'donors',
    'drafts',
    'idempotency-keys',
    'inbox',
    'mail-counts',
    'media',
    'messages',
    'newsletter-issues',
    'passports',
    'pdf-files',
    'quotes',
    'rate-limits',
    'redirects',
    'registrations',
    'revisions',
    'subscribers',
    'trash',
    'unsubscribed',
    'waiting',
  ]
    .map((task) => `retention-${task}`)
    .join(' ')}`,
};

const work = jest.spyOn(Jobs.prototype, 'work');

/** A site with an owner, a program and a mail that waits, and the copy of it that was put back somewhere else. */
beforeAll(async () => {
  mailServer = await startMailServer();
  provider = await startFakeFlutterwave();
  cdn = await startFakeCdn('fastly');
  const url = await cloneDatabase();
  const settings = { smtpUrl: mailServer.url, smtpEncrypted: false, flutterwave: provider.settings };
  const before = await startTestApp(settings, null, url);
  const { accounts, content } = before.services;
  await accounts.signup(visitor, { email: 'amina@example.org', password, confirmPassword: password });
  await content.of(programs).create(visitor, gorillaTrek);
  const contact = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
  await before.services.contact.send(visitor, contact);
  await before.close();
  const db = await connect(createDataSource({ url, entities: [] }), url);
  await endRestoring(db, snapshotAt);
  await db.destroy();
  app = await startTestApp({ ...settings, cdn: cdn.settings }, pages, url);
  await app.jobs.start();
  token = (await graphql(signIn)).body.data.login.token;
});
afterAll(async () => {
  await app.close();
  await Promise.all([mailServer.stop(), cdn.close()]);
});

const signIn = `mutation { login(email: "amina@example.org", password: "${password}") { token } }`;

async function call(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(app.origin + path, { method, redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

const json = { 'content-type': 'application/json' };
const graphql = (query: string, asStaff = false) =>
  call('POST', '/graphql', {
    headers: { ...json, ...(asStaff && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
  });

const mutations = () => {
  const schema = createSchema({ rateLimits: false });
  const type = schema.getMutationType();
  if (!isObjectType(type)) throw new Error('There are no mutations.');
  return fieldsOf(type).map((field) => ({ field, access: accessOf(schema, type, field) }));
};

describe('A restored copy', () => {
  test('is read by visitors', async () => {
    expect((await call('GET', '/api/v1/programs')).body.data).toMatchObject([{ name: gorillaTrek.name }]);
    expect((await call('GET', '/programs')).status).toBe(200);
  });

  test('takes nothing in of what visitors can send, whatever it is', async () => {
    const open = mutations().filter(({ access }) => access === 'public');
    expect(open.map(({ field }) => field.name)).toEqual(expect.arrayContaining([...waysIn]));
    const context = { services: app.services, actor: visitor } as unknown as Parameters<
      NonNullable<Field['resolve']>
    >[2];
    for (const { field } of open.filter(({ field }) => !waysIn.includes(field.name))) {
      const sent = async () => field.resolve?.(undefined, {}, context, {} as never);
      await expect(sent()).rejects.toMatchObject({ code: 'UNAVAILABLE', message: toVisitors });
    }
  });

  test.each([
    ['GraphQL', '/graphql', { query: 'mutation { subscribeNewsletter(email: "a@example.org") }' }],
    ['REST', '/api/v1/newsletter/subscribe', { email: 'a@example.org' }],
    ['an event of the provider', '/api/v1/donations/webhook', { event: 'charge.completed' }],
  ])('answers 503 and when to come again to %s', async (_, path, body) => {
    const answer = await call('POST', path, { headers: json, body: JSON.stringify(body) });
    expect(answer.status).toBe(503);
    expect(JSON.stringify(answer.body)).toContain(toVisitors);
    if (path !== '/graphql') expect(answer.headers.get('retry-after')).toBe('600');
  });

  test('shows a form again with all that was typed', async () => {
    const typed = {
      name: 'Grace',
      email: 'grace@example.org',
      subject: 'Hello',
      message: 'A long question.',
    };
    const answer = await call('POST', '/contact', { body: new URLSearchParams(typed) });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('600');
    expect(answer.body).toContain('A long question.');
    expect(answer.body).toContain('please send it again later');
  });

  test('lets the button of a mail program wait', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await call('POST', '/newsletter/unsubscribe?token=x', { body });
    expect([answer.status, answer.body]).toEqual([503, `${toVisitors}\n`]);
  });

  test('tells whoever watches over it', async () => {
    expect((await call('GET', '/readyz')).body).toEqual({
      status: 'ready',
      restoredCopyOf: '2026-03-01T02:00:00.000Z',
    });
  });

  test('tells its staff, and them alone', async () => {
    const asked = '{ restoredCopy { since snapshotAt } }';
    expect((await graphql(asked, true)).body.data.restoredCopy).toEqual({
      since: expect.any(String),
      snapshotAt: '2026-03-01T02:00:00.000Z',
    });
    expect((await graphql(asked)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  test('lets its staff change what stays in it, and refuses whole what would leave it', async () => {
    await graphql('mutation { deleteProgram(id: 1) }', true);
    const [gone] = await app.db.query('SELECT deleted_at FROM programs');
    expect(gone.deleted_at).not.toBeNull();
    const invite = 'mutation { inviteUser(email: "okello@example.org") { id } }';
    const [error] = (await graphql(invite, true)).body.errors;
    expect([error.extensions.code, error.message]).toEqual([
      'UNAVAILABLE',
      'This is a restored copy, and nothing leaves it, so this was not done. It can be done once the copy is live.',
    ]);
    expect(await app.db.query('SELECT FROM invitations')).toEqual([]);
  });

  test('asks the provider nothing', async () => {
    const { paymentProvider, settlement } = app.services;
    const range = { from: '2026-03-01', to: '2026-03-02', page: 1 };
    await expect(paymentProvider.listPayments(range)).rejects.toThrow(PaymentsUnreachable);
    await expect(paymentProvider.verify({ reference: 'x' })).rejects.toThrow(PaymentsUnreachable);
    await settlement.recheck();
    expect(provider.asked).toEqual([]);
  });

  test('has no clock and no worker: what was promised before waits in the queue', async () => {
    const known = Object.values(jobs).flatMap((names) => names.split(' '));
    expect(new Set(work.mock.calls.map(([name]) => name))).toEqual(new Set(known));
    expect(await app.db.query('SELECT FROM pgboss.schedule')).toEqual([]);
    const waiting = await app.db.query(`SELECT name FROM pgboss.job WHERE state = 'created'`);
    expect(waiting).toEqual([{ name: 'mail' }]);
    expect(mailServer.taken).toEqual([]);
    expect(cdn.purges).toEqual([]);
  });

  // The last one: from here on it is no copy any more.
  test('hears that it goes live, and begins with all of it', async () => {
    await endQuiet(app.db);
    await until(() => mailServer.taken.length === 1);
    await until(() => cdn.purges.length > 0);
    expect((await call('GET', '/readyz')).body).toEqual({ status: 'ready' });
    const invite = 'mutation { inviteUser(email: "okello@example.org") { id } }';
    expect((await graphql(invite, true)).body.errors).toBeUndefined();
    await until(() => mailServer.taken.length === 2);
  });
});
