// What each way in answers while nobody listens where the database was.
import { startTestApp, type TestApp } from '../app.ts';
import { cloneDatabase } from '../database.ts';
import { startSilentProxy } from '../fakes/silent-proxy.ts';
import { testPages } from '../pages.ts';
import { until } from '../until.ts';
import { everyWayIn, expectAllAway, type WaysIn, withPayments } from './every-way-in.ts';

let app: TestApp;
let ways: WaysIn;

beforeAll(async () => {
  const proxy = await startSilentProxy(await cloneDatabase());
  app = await startTestApp(withPayments, testPages(), proxy.url);
  ways = await everyWayIn(app);
  const company = { name: 'Nile Trails', phones: ['+256 700 000 000'], emails: ['office@example.org'] };
  const named = "INSERT INTO settings (name, document, version, updated_at) VALUES ('company', $1, 1, now())";
  await app.db.query(named, [company]);
  await until(async () => (await app.services.settings.agency()).name === company.name);
  await proxy.close();
});
afterAll(() => app.close());

test('each way in says that it is away for now, when to come back, and that nobody may keep that', () =>
  expectAllAway(app, ways));

test('what was typed into a form stands behind a button that sends it again', async () => {
  const body = new URLSearchParams({ name: 'Grace "Gigi" Akello', message: '<b>A question.</b>' });
  const html = await (await fetch(`${app.origin}/contact`, { method: 'POST', body })).text();
  expect(html).toContain('<form method="post" action="/contact">');
  expect(html).toContain('name="name" value="Grace &quot;Gigi&quot; Akello"');
  expect(html).toContain('name="message" value="&lt;b&gt;A question.&lt;/b&gt;"');
  expect(html).toContain('>Send it again</button>');
});

test('its page says so in the name of the agency, and how else to reach it', async () => {
  const html = await (await fetch(`${app.origin}/programs`)).text();
  expect(html).toContain('<title>We will be right back | Nile Trails</title>');
  expect(html).toContain('<a href="tel:+256700000000">+256 700 000 000</a>');
  expect(html).toContain('<a href="mailto:office@example.org">office@example.org</a>');
});
