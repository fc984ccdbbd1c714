// What a restored copy shows before it may be started: that its keys open what was sealed, and that its pictures can be shown.
import type { DataSource } from 'typeorm';
import type { MediaService } from '../modules/media/media.service.ts';
import { widthsOf } from '../modules/media/media-address.ts';
import type { DataKey } from '../platform/sealing/sealed-text.ts';
import { createSealedText } from '../platform/sealing/sealed-text.ts';
import { StartError } from '../platform/start-error.ts';
import { sealedPlaces } from '../sealed-places.ts';
import type { QueuedMail } from './queued-mails.ts';

/** Opens one text of each kind. Throws a StartError that names the first kind of which none opens. */
export async function proveSealed(
  db: DataSource,
  keys: readonly [DataKey, ...DataKey[]],
  mails: readonly QueuedMail[],
): Promise<void> {
  const sealed = createSealedText(keys);
  const open = (kind: string, text: string, about: string) => {
    try {
      sealed.open(text, about);
    } catch (cause) {
      throw new StartError(`The keys of DATA_KEYS do not open what is sealed in ${kind}.`, { cause });
    }
  };
  for (const { name, table, id, text, about } of sealedPlaces) {
    const [row] = await db.query(
      `SELECT ${text} AS text, ${about} AS about FROM ${table} WHERE split_part(${text}, '.', 2) = ANY ($1)
       ORDER BY ${id} DESC LIMIT 1`,
      [keys.map((key) => key.id)],
    );
    if (row) open(name, row.text, row.about);
  }
  const [mail] = mails;
  if (typeof mail?.data.sealed === 'string') open('queued mails', mail.data.sealed, 'mail');
}

/** Shows three of these pictures in one size each. */
export async function provePictures(
  db: DataSource,
  media: MediaService,
  ids: readonly string[],
): Promise<void> {
  const some = new Set([ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)]);
  const rows: { id: string; width: number }[] = await db.query(
    'SELECT id, width FROM media WHERE id = ANY ($1)',
    [[...some].filter((id) => id !== undefined)],
  );
  for (const { id, width } of rows) {
    const file = await media.file(`/media/${id}/${widthsOf(width)[0]}.webp`);
    if (!file) throw new StartError(`The picture ${id} cannot be shown.`);
  }
}
