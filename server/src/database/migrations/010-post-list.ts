import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders in which staff page through the posts, and the words they search them by. */
export class PostList1700000000010 implements MigrationInterface {
  name = 'PostList1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE posts ADD COLUMN search_text text NOT NULL
        GENERATED ALWAYS AS (' ' || lower(title || ' ' || text)) STORED;
      CREATE INDEX posts_search ON posts USING gin (search_text gin_trgm_ops);
      CREATE INDEX posts_title ON posts (lower(title), id);
      CREATE INDEX posts_updated ON posts (updated_at, id);
      CREATE INDEX posts_category_newest ON posts (category, created_at, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('Migrations only go forward.');
  }
}
