import { type Api, password, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { gorillaTrek } from '../../../test/samples.ts';
import { counters } from '../../features.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});
const stats = async () => (await api.rest('GET', '/stats', { token })).body.data;

describe('The dashboard', () => {
  it('is for staff only', async () => {
    expect((await api.rest('GET', '/stats')).status).toBe(401);
    const { body } = await api.graphql('{ stats { recentActivities { ipAddress } } }');
    expect([body.data, body.errors[0].extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
  });

  it('counts everything in one query', async () => {
    await api.rest('POST', '/programs', { token, body: gorillaTrek });
    await api.rest('POST', '/programs', { token, body: { ...gorillaTrek, isActive: false } });
    await api.rest('POST', '/newsletter/subscribe', { body: { email: 'grace@example.org' } });
    const message = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
    await api.rest('POST', '/contact', { body: message });
    const none = Object.fromEntries(Object.keys(counters).map((name) => [name, 0]));
    expect((await stats()).counts).toEqual({ ...none, programs: 2, contactSubmissions: 1 });
  });

  it('shows what staff and visitors did, the latest first, sign-ins that failed included', async () => {
    const headers = { 'user-agent': 'A browser' };
    await api.rest('POST', '/programs', { token, body: gorillaTrek, headers });
    const body = { email: 'amina@example.org', password: 'wrong' };
    await api.rest('POST', '/admin/login', { body, headers });
    await api.rest('POST', '/admin/login', { body: { ...body, password }, headers });
    const { recentActivities } = await stats();
    const device = { ipAddress: '127.0.0.1', userAgent: 'A browser', createdAt: expect.any(String) };
    const amina = { email: 'amina@example.org' };
    expect(recentActivities.slice(0, 3)).toEqual([
      {
        ...device,
        id: 4,
        type: 'login',
        description: 'Signed in',
        entityType: 'user',
        entityId: 1,
        user: amina,
      },
      {
        ...device,
        id: 3,
        type: 'login_failed',
        description: 'Failed sign-in of amina@example.org',
        entityType: 'user',
        entityId: 1,
        user: null,
      },
      {
        ...device,
        id: 2,
        type: 'create',
        description: 'Created program "Gorilla Trek in Bwindi"',
        entityType: 'program',
        entityId: 1,
        user: amina,
      },
    ]);
  });

  it('shows what was typed into a sign-in that failed to nobody, and whose account it was to owners only', async () => {
    const editor = await api.tokenOf('brian@example.org');
    for (const email of ['my secret password', 'amina@example.org']) {
      await api.rest('POST', '/admin/login', { body: { email, password: 'wrong' } });
    }
    const failed = async (who: string) => {
      const { body } = await api.rest('GET', '/stats', { token: who });
      const rows: { type: string; description: string }[] = body.data.recentActivities;
      return rows.filter(({ type }) => type === 'login_failed').map(({ description }) => description);
    };
    expect(await failed(editor)).toEqual(['Failed sign-in', 'Failed sign-in']);
    expect(await failed(token)).toEqual(['Failed sign-in of amina@example.org', 'Failed sign-in']);
    expect(JSON.stringify(await api.db.query('SELECT * FROM activities'))).not.toContain('secret');
  });

  it('shows the newest fifty', async () => {
    await api.db.query(
      `INSERT INTO activities (type, description, entity_type, ip, user_agent, created_at)
       SELECT 'create', 'Nr ' || n, 'program', '', '', now() + n * interval '1 s' FROM generate_series(1, 60) AS n`,
    );
    const { recentActivities } = await stats();
    expect([
      recentActivities.length,
      recentActivities[0].description,
      recentActivities[49].description,
    ]).toEqual([50, 'Nr 60', 'Nr 11']);
  });

  it('still shows what somebody did whose account is gone', async () => {
    await api.rest('POST', '/programs', { token, body: gorillaTrek });
    const other = await api.tokenOf('brian@example.org');
    await api.db.query('DELETE FROM users WHERE id = 1');
    const { data } = (await api.rest('GET', '/stats', { token: other })).body;
    expect(data.recentActivities[1]).toMatchObject({ type: 'create', user: null });
  });
});

describe('Activity', () => {
  it('is forgotten after 90 days', async () => {
    await api.db.query(
      `INSERT INTO activities (type, description, entity_type, ip, user_agent, created_at)
       SELECT 'create', days::text, 'program', '', '', now() - days * interval '1 day' FROM unnest(ARRAY[89, 91, 400]) AS days`,
    );
    expect(await api.services.activity.purgeOld()).toBe(2);
    expect((await stats()).recentActivities.map((one: { description: string }) => one.description)).toEqual([
      'Signed up',
      '89',
    ]);
  });
});

describe('Registrations by month', () => {
  it('are counted by month in Kampala and program, deleted ones and earlier months left out', async () => {
    await api.rest('POST', '/programs', { token, body: gorillaTrek });
    await api.db.query(
      `INSERT INTO registrations (first_name, last_name, email, phone, program_id, program_name, start_date, emergency_name,
         emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at, deleted_at)
       SELECT 'G', 'A', 'g@example.org', '1', program, 'As it was called', '2030-01-01', 'P', '2', 'Brother', 'v1', now(),
         begun + age, now(), deleted
       FROM (SELECT date_trunc('month', now() AT TIME ZONE 'Africa/Kampala') AT TIME ZONE 'Africa/Kampala' AS begun) AS month,
       LATERAL (VALUES
         (1, interval '0', NULL::timestamptz), (1, '0', NULL), (NULL, '0', NULL), (1, '0', now()),
         (1, '-1 second', NULL), (1, '-100 days', NULL)
       ) AS rows (program, age, deleted)`,
    );
    const query =
      'query ($months: Int!) { registrationMonths(months: $months) { month programId program count } }';
    const ask = async (months: number) => (await api.graphql(query, { months }, { token })).body;
    const { registrationMonths } = (await ask(2)).data;
    const gorilla = { programId: 1, program: gorillaTrek.name };
    expect(registrationMonths).toEqual([
      { ...gorilla, month: registrationMonths[0].month, count: 1 },
      { month: registrationMonths[2].month, programId: null, program: 'As it was called', count: 1 },
      { ...gorilla, month: `${kampalaDay().slice(0, 7)}-01`, count: 2 },
    ]);
    expect(registrationMonths[0].month < registrationMonths[2].month).toBe(true);
    expect((await ask(0)).errors[0].message).toBe('Months must be from 1 to 120.');
  });
});
