// Rows by the thousand, made by PostgreSQL itself.
import { htmlRules } from '../src/modules/posts/post-html.ts';

/** Random, but the same each time. The notes are as long as sealed ones are; no key opens them. */
export const manyRegistrations = (rows: number) => `
  SELECT setseed(0.5);
  INSERT INTO programs (name, description, image_url, duration, price, schedule, category, is_active)
    SELECT (ARRAY['Gorilla Trek', 'Crater Lakes', 'Murchison Falls', 'City Walk', 'Rwenzori Peaks', 'Nile Rafting',
      'Kidepo Safari', 'Coffee Harvest', 'Sipi Falls', 'Ssese Islands', 'Chimp Tracking', 'Balloon Ride'])[n],
      'x', 'https://example.org/x.jpg', '1 day', 1, 'Daily', 'activity', true
    FROM generate_series(1, 12) AS n;
  INSERT INTO registrations (first_name, last_name, email, phone, date_of_birth, program_id, program_name, start_date,
      emergency_name, emergency_phone, emergency_relation, medical, consent_version, consent_at, created_at, updated_at)
    SELECT (ARRAY['Grace', 'Amina', 'Brian', 'Peter', 'Joan', 'Moses', 'Sarah', 'David'])[1 + n % 8],
      'Okello' || n, 'okello' || n || '@example.org', '+256 700 ' || lpad(n::text, 6, '0'),
      date '1950-01-01' + (random() * 20000)::integer, programs.id, programs.name,
      date '2026-01-01' + (random() * 700)::integer, 'Peter Okello', '+256 700 000 000', 'Brother',
      CASE WHEN n % 5 < 3 THEN 'v1.bench.' || repeat(md5(n::text), 6) END, '2026-01',
      moment, moment, moment
    FROM generate_series(1, ${rows}) AS n
    JOIN programs ON programs.id = 1 + n % 12
    CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + n * interval '5 minutes' AS moment) AS moments;
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
