import type { QueryRunner } from 'typeorm';
import { ForwardMigration } from '../forward-migration.ts';

/** What a row begins to name is not in the trash any more, whatever saved the row. */
export class NamedPicturesStay1700000000059 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION take_named_media_back() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Who is deleting it has finished, or waits and finds that it is named.
        PERFORM FROM media WHERE id = NEW.media_id FOR KEY SHARE;
        UPDATE media SET deleted_at = NULL, deleted_by = NULL WHERE id = NEW.media_id AND deleted_at IS NOT NULL;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER media_uses_named AFTER INSERT ON media_uses FOR EACH ROW EXECUTE FUNCTION take_named_media_back();
      UPDATE media SET deleted_at = NULL, deleted_by = NULL
        WHERE deleted_at IS NOT NULL AND EXISTS (SELECT FROM media_uses WHERE media_id = media.id);
    `);
  }
}
