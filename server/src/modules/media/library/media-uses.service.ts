import type { DataSource, EntityManager } from 'typeorm';
import { keyOfRow, mailsSent, type PictureSource } from '../../content/picture-source.ts';

/** Something that names a picture, as the contract's `MediaUse`. */
export interface MediaUseMapper {
  kind: string;
  key: string;
  title: string;
  isDeleted: boolean;
  adminPath: string | null;
}

/** Of one picture in a list. */
const mostShown = 3;

/** What names a picture: content, settings, drafts, revisions, the trash, mails that were sent. Triggers note it (`note_media_uses`). */
export class MediaUsesService {
  readonly #db: DataSource;
  readonly #sources: readonly PictureSource[];

  constructor(db: DataSource, sources: readonly PictureSource[]) {
    this.#db = db;
    this.#sources = sources;
  }

  /** In the order of the features; of what the product no longer knows the name of its table. */
  async of(hash: string, manager: EntityManager = this.#db.manager): Promise<MediaUseMapper[]> {
    const keys = await this.keysBySource(hash, manager);
    const known = await Promise.all(
      this.#sources.map(async (source) => {
        const named = keys.get(source.table);
        keys.delete(source.table);
        return named ? this.#described(manager, source, named) : [];
      }),
    );
    const others = [...keys].flatMap(([source, named]) => named.map((key) => otherUse(source, key)));
    return [...known.flat(), ...others];
  }

  /** The first few of those that show it now, for each of many pictures. */
  async shownIn(hashes: readonly string[]): Promise<Map<string, MediaUseMapper[]>> {
    const { manager } = this.#db;
    const now = this.replaceable;
    const named: { hash: string; source: string; key: string }[] = await manager.query(
      `SELECT media_id AS hash, source, key FROM (
         SELECT *, row_number() OVER (PARTITION BY media_id ORDER BY array_position($2, source), length(key), key) AS place
         FROM media_uses WHERE media_id = ANY ($1) AND source = ANY ($2)
       ) AS uses WHERE place <= ${mostShown} ORDER BY place`,
      [hashes, now.map(({ table }) => table)],
    );
    const bySource = Map.groupBy(named, ({ source }) => source);
    const described = await Promise.all(
      now.map(async (source) => {
        const keys = bySource.get(source.table)?.map(({ key }) => key);
        const uses = keys ? await this.#described(manager, source, [...new Set(keys)]) : [];
        return uses.map((use) => [`${source.table} ${use.key}`, use] as const);
      }),
    );
    const known = new Map(described.flat());
    const uses = (of: typeof named) => of.flatMap(({ source, key }) => known.get(`${source} ${key}`) ?? []);
    return new Map([...Map.groupBy(named, ({ hash }) => hash)].map(([hash, of]) => [hash, uses(of)]));
  }

  /** The keys of the rows that name it, by their table. */
  async keysBySource(hash: string, manager: EntityManager): Promise<Map<string, string[]>> {
    const rows: { source: string; keys: string[] }[] = await manager.query(
      'SELECT source, array_agg(key ORDER BY length(key), key) AS keys FROM media_uses WHERE media_id = $1 GROUP BY source',
      [hash],
    );
    return new Map(rows.map(({ source, keys }) => [source, keys]));
  }

  /** The sources whose rows get another picture, with how. */
  get replaceable() {
    return this.#sources.filter(({ replacing }) => replacing !== 'never');
  }

  /** Notes what a mail shows or links to: it is read for as long as its reader keeps it. */
  async noteMail(template: string, words: string): Promise<void> {
    if (!words.includes('/media/')) return;
    await this.#db.query(
      `INSERT INTO media_uses SELECT named, '${mailsSent}', $1 FROM media_named_in($2) AS named ON CONFLICT DO NOTHING`,
      [template, words],
    );
  }

  async #described(manager: EntityManager, source: PictureSource, keys: string[]): Promise<MediaUseMapper[]> {
    const { table, kind, title, isDeleted = 'false', adminPath } = source;
    const key = keyOfRow(source.key);
    const onePer = source.onePer ?? key;
    const rows: Pick<MediaUseMapper, 'key' | 'title' | 'isDeleted'>[] = await manager.query(
      `SELECT DISTINCT ON (${onePer}) ${key} AS key, ${title} AS title, ${isDeleted} AS "isDeleted" FROM ${table}
       WHERE ${key} = ANY ($1) ORDER BY ${onePer}, ${source.key.join(', ')}`,
      [keys],
    );
    return rows.map((row) => ({
      ...row,
      kind,
      adminPath: row.isDeleted ? '/admin/trash' : (adminPath?.(row) ?? null),
    }));
  }
}

const otherUse = (source: string, key: string): MediaUseMapper => ({
  key,
  isDeleted: false,
  adminPath: null,
  ...(source === mailsSent
    ? { kind: 'mail', title: key.replaceAll(/[_-]/g, ' ') }
    : { kind: source, title: key }),
});

/** Named one by one; the rest are counted. */
const maxNamed = 3;

/** What tells of the past: no picture in it can be replaced, and it goes by itself if at all. */
const past = ['revision', 'mail'];

/** Why a picture cannot be deleted, and what to do. */
export function inUseSentence(uses: readonly MediaUseMapper[]): string {
  const named = uses.slice(0, maxNamed).map(inWords);
  const more = uses.length - named.length;
  if (more > 0) named.push(`${more} more`);
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join('');
  const isPast = uses.every(({ kind }) => past.includes(kind));
  const advice = isPast
    ? 'It can be deleted when nothing of the past shows it any more: revisions go after 90 days, but for the newest 50 of a record.'
    : 'Replace it there: revisions and mails that were sent keep it.';
  return `This picture is in use and was not deleted: ${list}. ${advice}`;
}

function inWords({ kind, title, isDeleted }: MediaUseMapper): string {
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${noun} “${title}”${isDeleted ? ' in the trash' : ''}`;
}
