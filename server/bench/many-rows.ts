// Rows by the thousand, made by PostgreSQL itself.
import { htmlRules } from '../src/modules/posts/post-html.ts';

/** People who take care of registrations; the last of them of a dozen only. */
const colleagues = 4;

/**
 * Random, but the same each time: the newest are new and nobody's, the older the more of them completed. Medical notes and those of
 * staff are as long as sealed ones are; no key opens them.
 */
export const manyRegistrations = (rows: number) => `
  SELECT setseed(0.5);
  INSERT INTO users (email, password_hash, role, created_at)
    SELECT 'colleague' || n || '@example.org', '-', 'office', now() FROM generate_series(1, ${colleagues}) AS n;
  INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
    SELECT (ARRAY['Gorilla Trek', 'Crater Lakes', 'Murchison Falls', 'City Walk', 'Rwenzori Peaks', 'Nile Rafting',
      'Kidepo Safari', 'Coffee Harvest', 'Sipi Falls', 'Ssese Islands', 'Chimp Tracking', 'Balloon Ride'])[n],
      'x', 'https://example.org/x.jpg', '1 day', 1, 'Daily', 'activity', true
    FROM generate_series(1, 12) AS n;
  INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_id, program_name, start_date,
      emergency_name, emergency_phone, emergency_relation, medical, consent_version, consent_at, created_at, updated_at,
      status, status_at, assignee_id)
    SELECT (ARRAY['Grace', 'Amina', 'Brian', 'Peter', 'Joan', 'Moses', 'Sarah', 'David'])[1 + n % 8],
      'Okello' || n, 'okello' || n || '@example.org', '+256 700 ' || lpad(n::text, 6, '0'),
      date '1950-01-01' + (random() * 20000)::integer, programs.id, programs.name,
      date '2026-01-01' + (random() * 700)::integer, 'Peter Okello', '+256 700 000 000', 'Brother',
      CASE WHEN n % 5 < 3 THEN 'v1.bench.' || repeat(md5(n::text), 6) END, '2026-01',
      moment, moment, moment,
      CASE WHEN n > ${rows} - 1500 THEN 'new' WHEN n % 1000 = 0 THEN 'inContact'
        ELSE (ARRAY['completed', 'completed', 'completed', 'confirmed', 'declined', 'cancelled'])[1 + n % 6] END,
      CASE WHEN n <= ${rows} - 1500 THEN moment + interval '1 day' END,
      CASE WHEN n <= ${rows} - 2000 THEN office[CASE WHEN n % 8000 = 0 THEN ${colleagues} ELSE 1 + n % ${colleagues - 1} END] END
    FROM generate_series(1, ${rows}) AS n
    JOIN programs ON programs.id = 1 + n % 12
    CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + n * interval '5 minutes' AS moment) AS moments
    CROSS JOIN (SELECT array_agg(id ORDER BY id) AS office FROM users WHERE role = 'office') AS people;
  INSERT INTO reminders (registration_id, due_on, text, assignee_id, created_at)
    SELECT id, date '2026-11-01' + (random() * 60)::integer, 'v1.bench.' || repeat(md5(id::text), 3), assignee_id, created_at
    FROM registrations WHERE id % 30 = 0;
  INSERT INTO timeline_entries (registration_id, type, at, by_id, by_name, from_value, to_value, text)
    SELECT registrations.id, type, coalesce(status_at, created_at), assignee_id, 'colleague', CASE type WHEN 'status' THEN 'new' END,
      CASE type WHEN 'status' THEN status END, CASE type WHEN 'note' THEN 'v1.bench.' || repeat(md5(registrations.id::text), 8) END
    FROM registrations CROSS JOIN unnest(ARRAY['opened', 'note', 'status']) AS type WHERE status <> 'new';
`;

/** Posts of about 4 kB of HTML, as staff write them: the newest one is number `rows`. */
export const manyPosts = (rows: number) => `
  INSERT INTO posts (title, content, text, category, image_url, video_url, created_at, updated_at, content_rules)
    SELECT (ARRAY['Better roads to Bwindi', 'New permits for gorilla treks', 'Festival week in Jinja',
        'Coffee season on Mount Elgon', 'Shoebills of Mabamba'])[1 + n % 5] || ' ' || n,
      repeat('<p>' || words || '</p>', 8), repeat(words || ' ', 8),
      (ARRAY['news', 'events', 'announcements', 'destinations', 'tours', 'deals'])[1 + n % 6],
      CASE WHEN n % 3 > 0 THEN 'https://example.org/' || n || '.jpg' END,
      CASE WHEN n % 9 = 0 THEN 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' END, moment, moment, ${htmlRules}
    FROM generate_series(1, ${rows}) AS n
    CROSS JOIN LATERAL (SELECT timestamptz '2020-01-01' + n * interval '5 hours' AS moment,
      'Number ' || n || ' of the ' || (ARRAY['lake', 'forest', 'river', 'savannah'])[1 + n % 4] || ' season: '
        || repeat('the road is better than it was, and it saves an hour. ', 8) || md5(n::text) AS words) AS texts;
`;
