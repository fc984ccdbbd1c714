import type { MigrationInterface, QueryRunner } from 'typeorm';

const pictured = ['programs', 'coaches', 'facilities', 'posts', 'gallery', 'alumni'];

/** What each person has seen of the inbox, and what pictures show, in words. */
export class SeenAndAlt1700000000012 implements MigrationInterface {
  name = 'SeenAndAlt1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The newest that somebody was shown of each list; null for one they never looked at.
      CREATE TABLE inbox_seen (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        registrations timestamptz(3),
        messages timestamptz(3),
        subscribers timestamptz(3),
        donations timestamptz(3)
      );
      -- What was there before anybody could be told of it is not news.
      INSERT INTO inbox_seen SELECT id, now(), now(), now(), now() FROM users;
    `);
    for (const table of pictured) {
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN image_alt text CHECK (length(image_alt) BETWEEN 1 AND 300)`,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
