import type { DataSource } from 'typeorm';
import { inBatches } from '../../../platform/database/batches.ts';
import { columnOf, tableOf } from '../../../platform/database/table-of.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { ContentType } from '../../content/content-type.ts';
import type { MediaService } from '../media.service.ts';

export interface CatalogueDeps {
  db: DataSource;
  jobs: Pick<Jobs, 'repeat'>;
  media: Pick<MediaService, 'largest' | 'takeBack'>;
  contentTypes: readonly ContentType[];
}

const batch = 50;

/** Takes into the library what was uploaded before there was one: what its files weigh, and what the content says of them. */
export class MediaCatalogue {
  readonly #deps: CatalogueDeps;

  constructor(deps: CatalogueDeps) {
    this.#deps = deps;
    deps.jobs.repeat('media-catalogue', '*/5 * * * *', () => this.run(), { timeout: 3_600 });
  }

  /** Returns how many there were. */
  async run(): Promise<number> {
    return (await this.#findLost()) + (await inBatches((size) => this.#lookAt(size), batch));
  }

  /** Pictures that content names and whose files are there, though the table does not know them, as after half a recovery. */
  async #findLost(): Promise<number> {
    const { db, media } = this.#deps;
    const lost: { hash: string }[] = await db.query(
      `SELECT DISTINCT media_id AS hash FROM media_uses
       WHERE NOT EXISTS (SELECT FROM media WHERE id = media_id)
         AND NOT EXISTS (SELECT FROM pdf_files WHERE id = media_id) ORDER BY 1 LIMIT 1000`,
    );
    let count = 0;
    for (const { hash } of lost) if (await media.takeBack(hash)) count += 1;
    return count;
  }

  async #lookAt(size: number): Promise<number> {
    const { db, media } = this.#deps;
    const rows: { hash: string }[] = await db.query(
      'SELECT id AS hash FROM media WHERE bytes IS NULL ORDER BY number LIMIT $1',
      [size],
    );
    const hashes = rows.map(({ hash }) => hash);
    if (hashes.length > 0) await this.#describe(hashes);
    // A file that was lost weighs nothing; sent again it is weighed again.
    for (const hash of hashes)
      await db.query('UPDATE media SET bytes = $2 WHERE id = $1', [
        hash,
        (await media.largest(hash))?.length ?? 0,
      ]);
    return rows.length;
  }

  /** The first record that names one says what it shows, and stands for the name of its file. */
  async #describe(hashes: string[]): Promise<void> {
    for (const { entity, title } of this.#deps.contentTypes) {
      const table = tableOf(entity);
      await this.#deps.db.query(
        `UPDATE media SET alt = coalesce(alt, said.image_alt), name = coalesce(name, left(said.title, 200))
         FROM (
           SELECT DISTINCT ON (media_id) media_id, image_alt, ${columnOf(entity, title)} AS title
           FROM media_uses JOIN ${table} AS one ON source = '${table}' AND key = one.id::text
           WHERE media_id = ANY ($1) ORDER BY media_id, image_alt IS NULL, one.id
         ) AS said
         WHERE media.id = said.media_id AND (alt IS NULL OR name IS NULL)`,
        [hashes],
      );
    }
  }
}
