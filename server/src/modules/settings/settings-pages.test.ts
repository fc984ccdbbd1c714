// What the settings do to the pages of the site.
import { type Api, startApi } from '../../../test/api.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { urlOfTest } from '../../../test/database.ts';
import { testPages } from '../../../test/pages.ts';
import { until } from '../../../test/until.ts';

const config = {
  publicUrl: 'https://www.example.org',
  mode: 'deployment',
  jwtSecret: 'x'.repeat(32),
} as const;

let api: Api;
let site: TestApp;
let token: string;
beforeAll(async () => {
  // The account is made as in a demo, and works on the site that is a deployment.
  api = await startApi({ ...config, mode: 'demo' });
  site = await startTestApp(config, testPages(), urlOfTest());
  token = await api.tokenOf('amina@example.org');
});
afterAll(() => site.close());

const call = async (query: string, variables: object = {}) =>
  (await api.graphql(query, variables, { token })).body.data;
const save = (type: string, input: object) =>
  call(`mutation ($input: ${type}Input!) { update${type}(input: $input) { version } }`, { input });
const page = async (path = '/about') => {
  const response = await fetch(site.origin + path);
  const html = await response.text();
  return {
    status: response.status,
    html,
    robots: response.headers.get('x-robots-tag'),
    cache: response.headers.get('cache-control'),
  };
};
/** As the deployment answers it. */
const missing = async () => {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ settingsForEditing { missing } }' }),
  });
  const { data } = (await response.json()) as { data: { settingsForEditing: { missing: string[] } } };
  return data.settingsForEditing.missing;
};

test('A deployment is not for search engines until it says who the agency is', async () => {
  expect(await missing()).toEqual(['name', 'street', 'city', 'phones', 'emails']);
  const before = await page();
  expect([before.robots, before.html]).toEqual([
    'noindex',
    expect.stringContaining('<meta name="robots" content="noindex">'),
  ]);
  expect(before.html).toContain('"name":null');

  await save('CompanySettings', {
    name: 'Nile Trails',
    street: 'Plot 1',
    city: 'Jinja',
    phones: ['+256 700 000 001'],
  });
  await until(async () => (await missing()).join() === 'emails');
  await save('CompanySettings', { emails: ['hello@example.org'] });
  await until(async () => (await missing()).length === 0);
  await until(async () => (await page()).robots === null);
  const { html } = await page();
  expect(html).toContain('"name":"Nile Trails"');
  expect(html).not.toContain('noindex');
});

test('A demo always is', async () => {
  const demo = await startTestApp({ mode: 'demo' }, testPages(), urlOfTest());
  await api.db.query('DELETE FROM settings');
  const response = await fetch(`${demo.origin}/about`);
  expect([response.headers.get('x-robots-tag'), await response.text()]).toEqual([
    null,
    expect.not.stringContaining('noindex'),
  ]);
  await demo.close();
});

test('The colours of the brand are in the head of every page', async () => {
  await save('BrandSettings', { brand: '#102a54' });
  await until(async () => (await page()).html.includes('--l-colors-brand:#102a54'));
  expect((await page()).html).toContain('<meta name="theme-color" content="#102a54">');
  await save('BrandSettings', { brand: null });
  await until(async () => !(await page()).html.includes('--l-colors'));
});

describe('A preview', () => {
  const link = async (path = '/about', group = 'company') =>
    new URL(
      (
        await call('query ($group: ID!, $path: String!) { settingsPreview(group: $group, path: $path) }', {
          group,
          path,
        })
      ).settingsPreview,
    );
  const draft = (document: object, key = 'company') =>
    call('mutation ($input: DraftInput!) { saveDraft(input: $input) { key } }', {
      input: { kind: 'settings', key, baseVersion: 1, document },
    });

  test('shows the draft of who made the link, is never kept, and nobody else sees it', async () => {
    await save('CompanySettings', { name: 'Nile Trails' });
    await until(async () => (await page()).html.includes('Nile Trails'));
    const { origin, pathname, search } = await link();
    expect(origin).toBe(config.publicUrl);
    for (const name of ['Nile & Sons', 'Nile & Daughters']) {
      await draft({ name, founded: '2019' });
      const shown = await page(pathname + search);
      expect(shown).toMatchObject({ status: 200, robots: 'noindex', cache: 'no-store' });
      expect(shown.html).toContain(`"name":"${name}"`);
      expect((await page()).html).toContain('"name":"Nile Trails"');
    }
  });

  test('shows the company profile of the draft, which is at its own address once it is saved', async () => {
    const profileUrl = `/media/${'a'.repeat(32)}.pdf`;
    await draft({ profileUrl }, 'about');
    const { pathname, search } = await link('/about', 'about');
    expect((await page(pathname + search)).html).toContain(`"profilePath":"${profileUrl}"`);
    await save('AboutSettings', { profileUrl });
    expect((await page()).html).toContain('"profilePath":"/company-profile.pdf"');
  });

  test('of a draft that could not be saved says why; one that is made up is over', async () => {
    await draft({ name: 'n'.repeat(81) });
    const { pathname, search } = await link();
    const refused = await page(pathname + search);
    expect([refused.status, refused.html]).toEqual([
      400,
      expect.stringContaining('Name must have 80 characters or fewer.'),
    ]);
    expect((await page('/about?settings=made.up')).status).toBe(404);
  });
});

test('Changed words of consent are a new version; who registered before keeps theirs', async () => {
  await call('mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }', {
    input: {
      name: 'Trek',
      description: 'A trek',
      imageUrl: 'https://example.org/a.jpg',
      duration: '1 day',
      price: 1,
      schedule: 'Daily',
    },
  });
  const register = async () => {
    const guest = {
      firstName: 'Grace',
      lastName: 'Akello',
      email: 'grace@example.org',
      phone: '+256 700 000 000',
      dateOfBirth: '1990-05-17',
    };
    const rest = {
      programId: 1,
      startDate: '2099-01-01',
      emergencyName: 'Peter',
      emergencyPhone: '0700 000 001',
      emergencyRelation: 'Brother',
    };
    const startDate = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const input = {
      ...guest,
      ...rest,
      startDate,
      medicalConditions: '',
      allergies: '',
      medications: '',
      consent: true,
    };
    const { id } = (
      await call('mutation ($input: RegistrationInput!) { createRegistration(input: $input) { id } }', {
        input,
      })
    ).createRegistration;
    return agreed(id);
  };
  const agreed = async (id: number) => {
    const { registration } = await call(
      'query ($id: ID!) { registration(id: $id) { id consentVersion consentText } }',
      { id },
    );
    return registration;
  };
  const usual = await register();
  expect(usual).toMatchObject({
    consentVersion: '2026-11',
    consentText: expect.stringMatching(/^I agree to the terms of travel/),
  });
  await save('LegalSettings', { consentText: 'I agree with {name}, as told in the' });
  const first = await register();
  expect(first).toMatchObject({
    consentVersion: 'v1',
    consentText: 'I agree with Nile Trails, as told in the',
  });
  expect((await register()).consentVersion).toBe('v1');
  await save('LegalSettings', { consentText: 'I agree to all, as told in the' });
  expect(await register()).toMatchObject({
    consentVersion: 'v2',
    consentText: 'I agree to all, as told in the',
  });
  expect(await agreed(first.id)).toEqual(first);
  expect(await agreed(usual.id)).toEqual(usual);
});
