import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { scheduleRetention } from '../../platform/jobs/retention.ts';
import { daysBefore, kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

beforeEach(() => truncate(api.db));

/** The jobs of the night, and when they come. */
function night() {
  const work: (() => Promise<void>)[] = [];
  const schedules: string[] = [];
  const jobs = {
    work: (_name: string, _options: object, handle: () => Promise<void>) => work.push(handle),
    schedule: (name: string, cron: string) => schedules.push(`${name} ${cron}`),
  };
  scheduleRetention(jobs as unknown as Jobs, api.services.retention);
  return { work, schedules };
}

const countOf = async (rows: string) =>
  (await api.db.query(`SELECT count(*)::integer AS count FROM ${rows}`))[0].count;

test('a message goes after two years, unless a setting says otherwise', async () => {
  await api.db.query(`
    INSERT INTO contact_submissions (name, email, subject, message, created_at)
      SELECT 'Grace', '', 'Hello', 'A question.', now() - make_interval(days => age) FROM unnest(ARRAY[1, 729, 731]) AS age
  `);
  expect(await api.services.retention.messages()).toBe(1);
  expect(await api.services.contact.deleteOld(100)).toBe(1);
  expect(await countOf('contact_submissions')).toBe(1);
});

test('a donor goes after ten years, and what was given stays', async () => {
  await api.db.query(`
    INSERT INTO donations (reference, name, email, phone, currency, amount, status, provider, created_at)
      SELECT age::text, 'Grace', 'grace@example.org', '0700', 'USD', 10, 'pending', 'x', now() - make_interval(years => age)
      FROM unnest(ARRAY[1, 9, 11]) AS age
  `);
  expect(await api.services.retention.donors()).toBe(1);
  expect(await api.services.retention.donors()).toBe(0);
  const [old] = await api.db.query(`SELECT name, email, phone, amount FROM donations WHERE reference = '11'`);
  expect(old).toEqual({ name: '', email: '', phone: null, amount: 10 });
  expect(await countOf(`donations WHERE name = 'Grace'`)).toBe(2);
});

test('an address goes 30 days after its owner left, unless a setting says otherwise', async () => {
  await api.db.query(`
    INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at, unsubscribed_at)
      SELECT age || '@example.org', 'unsubscribed', now(), now(), now(), now() - make_interval(days => age)
      FROM unnest(ARRAY[1, 29, 31]) AS age;
    INSERT INTO subscribers (email, status, created_at, requested_at, confirmed_at)
      VALUES ('stays@example.org', 'confirmed', now(), now() - interval '1 year', now() - interval '1 year');
  `);
  expect(await api.services.retention.unsubscribed()).toBe(1);
  expect(await api.services.retention.unsubscribed()).toBe(0);
  expect(await api.db.query('SELECT email FROM subscribers WHERE email IS NOT NULL ORDER BY id')).toEqual(
    ['1@example.org', '29@example.org', 'stays@example.org'].map((email) => ({ email })),
  );
  const [kept] = await api.db.query('SELECT * FROM subscribers WHERE email IS NULL');
  expect(kept).toMatchObject({ status: 'unsubscribed', email_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(JSON.stringify(kept)).not.toContain('31@example.org');
  expect(await api.services.newsletter.removeAddresses(28)).toBe(1);
});

test('anybody can ask how long things are kept, and that is what happens', async () => {
  const set = await startApi(
    { messageRetentionDays: 200, unsubscribedRetentionDays: 5, donorRetentionYears: 3 },
    undefined,
    api.db,
  );
  const ask =
    '{ retentionPeriods { registrationDays messageDays unsubscribedDays donorYears activityDays } }';
  const usual = { registrationDays: 365, messageDays: 730, unsubscribedDays: 30, donorYears: 10 };
  expect((await api.graphql(ask)).body.data.retentionPeriods).toEqual({ ...usual, activityDays: 90 });
  expect((await set.graphql(ask)).body.data.retentionPeriods).toEqual({
    registrationDays: 365,
    messageDays: 200,
    unsubscribedDays: 5,
    donorYears: 3,
    activityDays: 90,
  });
  await api.db.query(`
    INSERT INTO contact_submissions (name, email, subject, message, created_at)
      VALUES ('Grace', '', 'Hello', 'A question.', now() - interval '201 days');
    INSERT INTO subscribers (email, status, created_at, requested_at, unsubscribed_at)
      VALUES ('grace@example.org', 'unsubscribed', now(), now(), now() - interval '6 days');
  `);
  expect([await set.services.retention.messages(), await set.services.retention.unsubscribed()]).toEqual([
    1, 1,
  ]);
});

test('one task that fails stops no other', async () => {
  await api.db.query(`
    INSERT INTO activities (type, description, entity_type, ip, user_agent, created_at)
      VALUES ('create', '', '', '', '', now() - interval '1 year');
    INSERT INTO registrations (first_name, last_name, email, phone, program_name, start_date, emergency_name,
        emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
      VALUES ('Grace', '', '', '', 'Gorilla Trek', '2020-01-05', '', '', '', 'x', now(), now(), now());
    ALTER TABLE registrations ADD CONSTRAINT stuck CHECK (anonymised_at IS NULL) NOT VALID;
  `);
  const ends = [];
  for (const handle of night().work) ends.push(...(await Promise.allSettled([handle()])));
  await api.db.query('ALTER TABLE registrations DROP CONSTRAINT stuck');
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(await countOf('activities')).toBe(0);
});

test('every night what has been kept for long enough goes, and nothing else', async () => {
  const { work, schedules } = night();
  expect(schedules.slice(0, 2)).toEqual(['retention-activities 15 0 * * *', 'retention-media 18 0 * * *']);

  const ages = [1, 100, 400];
  await api.db.query(
    `INSERT INTO registrations (first_name, last_name, email, phone, program_name, start_date, emergency_name,
       emergency_phone, emergency_relation, consent_version, consent_at, created_at, updated_at)
     SELECT 'Grace', '', '', '', 'Gorilla Trek', $1::date - days, '', '', '', 'x', now(), now(), now() FROM unnest($2::int[]) AS days`,
    [kampalaDay(), ages],
  );
  for (const sql of [
    `INSERT INTO activities (type, description, entity_type, ip, user_agent, created_at)
     SELECT 'create', '', '', '', '', now() - days * interval '1 day' FROM unnest($1::int[]) AS days`,
    `INSERT INTO subscribers (email, status, created_at, requested_at)
     SELECT days || '@example.org', 'pending', now(), now() - days * interval '1 day' FROM unnest($1::int[]) AS days`,
    `INSERT INTO idempotency_keys (key, form, created_at)
     SELECT repeat(left(days::text, 1), 64), '', now() - days * interval '1 day' FROM unnest($1::int[]) AS days WHERE days <> 100`,
    `INSERT INTO mail_counts (recipient, template, since, count)
     SELECT repeat(left(days::text, 1), 64), 'invitation' || days, now() - days * interval '6 hours', 1 FROM unnest($1::int[]) AS days`,
    `INSERT INTO coaches (name, role, bio, specialties, deleted_at)
     SELECT 'Amina', 'Driver', 'Drives.', '{}', now() - days * interval '1 day' FROM unnest($1::int[]) AS days`,
    `INSERT INTO contact_submissions (name, email, subject, message, created_at, deleted_at)
     SELECT 'Grace', '', 'Hello', 'A question.', now(), now() - days * interval '5 minutes' FROM unnest($1::int[]) AS days`,
  ])
    await api.db.query(sql, [ages]);

  for (const handle of work) await handle();
  expect(await countOf('registrations')).toBe(3);
  expect(await countOf('registrations WHERE anonymised_at IS NOT NULL')).toBe(1);
  expect(await countOf('activities')).toBe(1);
  expect(await countOf('subscribers')).toBe(1);
  expect(await countOf('idempotency_keys')).toBe(1);
  expect(await countOf('mail_counts')).toBe(1);
  expect(await countOf('coaches')).toBe(1);
  expect(await countOf('contact_submissions')).toBe(1);
});

test.each([
  ['2026-11-20T20:59:59Z', '2026-11-20'],
  ['2026-11-20T21:00:00Z', '2026-11-21'],
  ['2026-12-31T21:00:00Z', '2027-01-01'],
])('a day begins at midnight in Kampala: %s is %s', (moment, day) => {
  expect(kampalaDay(new Date(moment))).toBe(day);
});

test('days and years are counted over leap days', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-11-21', 365)).toBe('2026-11-21');
  expect(yearsBefore('2026-11-21', 120)).toBe('1906-11-21');
  expect(yearsBefore('2026-11-21', -5)).toBe('2031-11-21');
});
