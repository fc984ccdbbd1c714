import { startTestApp, type TestApp } from '../../../test/app.ts';
import { testTable } from '../../../test/page-table.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { programs } from '../../modules/programs/programs.ts';
import type { PageResult } from '../pages/page-renderer.ts';
import type { PageSource } from '../pages/page-source.ts';
import { type PageParts, renderDocument } from '../pages/rendering/render-document.ts';

const blank: PageResult = {
  status: 200,
  head: '',
  styles: '',
  body: '',
  state: '',
  company: '',
  posted: '',
  modules: [],
  cacheable: true,
};

/** Stands in for the client's build: each page says which form it shows again, and how. */
const parts: PageParts = {
  template: async () => '<html><!--body--><!--state--></html>',
  renderer: async () => ({
    render: async ({ url, posted }) => ({
      ...blank,
      body: `page of ${url}`,
      posted: posted ? JSON.stringify(posted) : '',
    }),
  }),
  links: () => '',
};

const pages: PageSource = {
  addresses: async () => testTable,
  render: ({ kind: _, execute, ...job }) => renderDocument(parts, job, execute),
  inlineScripts: [],
  files: (_req, _res, next) => next(),
};

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const contact = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
const registration = {
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
  phone: '+256 700 000 000',
  dateOfBirth: '1990-05-04',
  startDate: inAMonth,
  programId: '',
  consent: 'on',
  emergencyName: '',
  emergencyPhone: '',
  emergencyRelation: '',
  medicalConditions: '',
  allergies: '',
  medications: 'Malarone',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, pages);
  const visitor = { user: null, ip: '', userAgent: '' };
  registration.programId = String((await app.services.content.of(programs).create(visitor, gorillaTrek)).id);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['contact_submissions', 'registrations', 'subscribers', 'idempotency_keys'])
    await app.db.query(`DELETE FROM ${table}`);
});

async function send(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  origin = app.origin,
) {
  const body = new URLSearchParams(fields);
  const response = await fetch(origin + path, { method: 'POST', body, headers, redirect: 'manual' });
  const html = await response.text();
  const [, posted] = /id="posted-form">(.*?)<\/script>/.exec(html) ?? [];
  return {
    status: response.status,
    next: response.headers.get('location'),
    kept: response.headers.get('cache-control'),
    html,
    posted: posted ? JSON.parse(posted) : null,
  };
}

const count = async (table: string) => (await app.db.query(`SELECT 1 FROM ${table}`)).length;

describe('A form sent without JavaScript', () => {
  test.each([
    ['/contact', contact, '/contact?sent=contact#contact-form', 'contact_submissions'],
    ['/registration', registration, '/registration-success#content', 'registrations'],
    ['/', { email: 'grace@example.org' }, '/?sent=newsletter#newsletter', 'subscribers'],
  ])(
    'to %s is kept, and the browser goes on to an address that says so',
    async (path, fields, next, table) => {
      const answer = await send(path, fields);
      expect([answer.status, answer.next, answer.kept]).toEqual([303, next, 'no-store']);
      expect(await count(table)).toBe(1);
    },
  );

  test.each([
    ['/contact', { ...contact, email: 'grace@' }, { email: 'Email is not valid.' }],
    ['/', { email: '' }, { email: 'Email is required.' }],
    ['/newsletter/unsubscribe', { email: 'x' }, { email: 'Email is not valid.' }],
  ])('to %s comes back with all that was typed and what is wrong', async (path, fields, problems) => {
    const { status, kept, html, posted } = await send(path, fields);
    expect([status, kept]).toEqual([422, 'no-store']);
    expect(html).toContain(`page of ${path}`);
    expect(posted).toMatchObject({ values: fields, problems, failure: '' });
  });

  test('keeps what was told about health when the registration is not complete', async () => {
    const { phone: _, consent: __, ...rest } = registration;
    const { status, posted } = await send('/registration', rest);
    expect(status).toBe(422);
    expect(posted.values).toEqual({ ...registration, phone: '', consent: '' });
    expect(posted.problems).toEqual({
      phone: 'Phone is required.',
      consent: 'You must agree to the terms and consent to data usage',
    });
    expect(await count('registrations')).toBe(0);
  });

  test('that is sent twice is one record', async () => {
    await send('/contact', contact);
    expect((await send('/contact', contact)).status).toBe(303);
    await send('/contact', { ...contact, subject: 'Something else' });
    expect(await count('contact_submissions')).toBe(2);
  });

  test('by a robot is answered like a success, and nothing is kept', async () => {
    for (const [path, fields, table] of [
      ['/contact', contact, 'contact_submissions'],
      ['/registration', registration, 'registrations'],
      ['/', { email: 'grace@example.org' }, 'subscribers'],
    ] as const) {
      expect((await send(path, { ...fields, website2: 'https://spam.example' })).status).toBe(303);
      expect(await count(table)).toBe(0);
    }
  });

  test('subscribes and unsubscribes by the links of the mails', async () => {
    expect((await send('/newsletter/confirm', { link: 'guess' })).posted).toMatchObject({
      id: 'confirm',
      failure: 'This link is not valid or too old. Please subscribe again.',
    });
    const refused = await send('/newsletter/unsubscribe', { link: 'guess' });
    expect([refused.status, refused.posted.id]).toEqual([422, 'leave']);
    await send('/', { email: 'grace@example.org' });
    expect((await send('/newsletter/unsubscribe', { email: 'grace@example.org' })).next).toBe(
      '/newsletter/unsubscribe?sent=unsubscribe',
    );
  });
});

describe('The handler of the forms', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('takes nothing from a page of another site: %j', async (headers) => {
    const { status, html } = await send('/contact', contact, headers);
    expect([status, html]).toEqual([403, expect.stringContaining('This form came from another site')]);
    expect(await count('contact_submissions')).toBe(0);
  });

  test('takes what comes from its own pages, at whatever address it is reached', async () => {
    expect((await send('/contact', contact, { origin: app.origin })).status).toBe(303);
    expect((await send('/contact', contact, { origin: app.config.publicUrl })).status).toBe(303);
  });

  test('says in words what is too large, and what is no form', async () => {
    const large = await send('/contact', { ...contact, message: 'x'.repeat(100_001) });
    expect([large.status, large.html]).toEqual([413, expect.stringContaining('nothing is lost')]);
    const json = await fetch(`${app.origin}/contact`, { method: 'POST', body: '{"name":"Grace"}' });
    expect([json.status, await json.text()]).toEqual([
      415,
      expect.stringContaining('We could not read this form'),
    ]);
  });

  test('holds back many unseen forms from one network, but takes them when the button is pressed once more', async () => {
    const limited = await startTestApp({ rateLimits: true }, pages);
    try {
      const post = (subject: string, more = {}) =>
        send('/contact', { ...contact, subject, ...more }, {}, limited.origin);
      for (let i = 0; i < 10; i++) expect((await post(`No. ${i}`)).status).toBe(303);
      const { status, posted } = await post('No. 11');
      expect([status, posted.values.subject]).toEqual([429, 'No. 11']);
      expect(posted.failure).toContain('please press the button once more');
      const token = limited.services.formGuard.token(Date.now() - 2000);
      expect((await post('No. 11', { token })).status).toBe(303);
    } finally {
      await limited.close();
    }
  });
});
