import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { DataSource, EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import type { ContentEntity } from '../content/content.entity.ts';
import type { ContentType } from '../content/content-type.ts';
import { documentOf } from '../content/history/content-document.ts';
import type { PricesService } from '../departures/prices/prices.service.ts';
import { MediaEntity } from '../media/media.entity.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PdfFilesService } from '../pdf-files/pdf-files.service.ts';
import { RedirectEntity } from '../redirects/redirect.entity.ts';
import { SettingsEntity } from '../settings/settings.entity.ts';
import {
  type ArchivedPicture,
  type ArchivedRecord,
  type ArchivedRedirect,
  type ArchivedSettings,
  contentName,
  type Manifest,
  manifestName,
  pdfName,
  pictureName,
  picturesName,
  pricesName,
  redirectsName,
  settingsName,
} from './archive-format.ts';

interface Source {
  db: DataSource;
  types: readonly ContentType[];
  media: MediaService;
  pdfFiles: PdfFilesService;
  prices: PricesService;
}

/** All content, settings, redirects and pictures as they are in one moment; what is in the trash stays there. */
export function exportArchive(source: Source): Readable {
  const tar = pack();
  const file = createGzip();
  fill(tar, source).then(
    () => tar.finalize(),
    (error) => tar.destroy(error),
  );
  tar.on('error', (error) => file.destroy(error));
  file.on('close', () => tar.destroy());
  return tar.pipe(file);
}

async function fill(tar: Pack, { db, types, media, pdfFiles, prices: known }: Source): Promise<void> {
  const { records, settings, pictures, pdfs, redirects, prices } = await db.transaction(
    'REPEATABLE READ',
    async (manager) => ({
      ...(await readAll(manager, types)),
      pdfs: await pdfFiles.namedBySettings(manager),
      prices: await known.ofAll(manager),
    }),
  );
  const manifest: Manifest = {
    format: 'agency-archive',
    version: 1,
    createdAt: new Date().toISOString(),
    records: Object.fromEntries(Object.entries(records).map(([many, { length }]) => [many, length])),
    pictures: pictures.length,
    redirects: redirects.length,
    prices: prices.length,
    pdfFiles: pdfs.map(({ id }) => id),
  };
  await add(tar, manifestName, JSON.stringify(manifest, null, 2));
  await add(tar, settingsName, JSON.stringify(settings, null, 2));
  for (const [many, all] of Object.entries(records)) await add(tar, contentName(many), lines(all));
  await add(tar, pricesName, lines(prices));
  await add(tar, redirectsName, lines(redirects));
  await add(tar, picturesName, lines(pictures));
  for (const { id } of pictures) {
    const bytes = await media.largest(id);
    if (!bytes) throw new Error(`The picture ${id} is missing in the storage.`);
    await add(tar, pictureName(id), bytes);
  }
  for (const { id } of pdfs) {
    const bytes = await pdfFiles.read(id);
    if (!bytes) throw new Error(`The PDF ${id} is missing in the storage.`);
    await add(tar, pdfName(id), bytes);
  }
}

/** Waits until the file has gone on, so that not more than one picture is in memory. */
const add = (tar: Pack, name: string, bytes: string | Buffer) =>
  new Promise<void>((resolve, reject) => {
    tar.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
  });

const lines = (all: readonly object[]) => all.map((row) => `${JSON.stringify(row)}\n`).join('');

async function readAll(manager: EntityManager, types: readonly ContentType[]) {
  const records: Record<string, object[]> = {};
  for (const type of types) {
    const where = { deletedAt: IsNull() };
    const rows = await manager.find(type.entity, { where, order: { id: 'ASC' } });
    records[type.many] = rows.map((row) => archived(type, row));
  }
  const groups = await manager.find(SettingsEntity, { order: { name: 'ASC' } });
  const settings: ArchivedSettings = Object.fromEntries(
    groups.map(({ name, document }) => [name, document as Record<string, unknown>]),
  );
  const where = { deletedAt: IsNull() };
  const pictures = await manager.find(MediaEntity, { where, order: { id: 'ASC' } });
  const rows = await manager.find(RedirectEntity, { where, order: { id: 'ASC' } });
  const redirects: ArchivedRedirect[] = rows.map(({ from, to }) => ({ from, to }));
  return { records, settings, pictures: pictures.map(described), redirects };
}

type Extra = { publishedAt?: Date | null; position?: number | null };

const archived = (type: ContentType, row: ContentEntity & Extra): Wire<ArchivedRecord> => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  // Where staff fill in a field of that name, it is among the others.
  position: 'position' in type.rules ? null : (row.position ?? null),
  document: documentOf(type, row),
});

/** With moments as text. */
type Wire<T> = { [Name in keyof T]: Date extends T[Name] ? string | null : T[Name] };

const described = (picture: MediaEntity): ArchivedPicture => {
  const { id, width, height, placeholder, originalType, name, alt, caption, credit, focusX, focusY } =
    picture;
  return { id, width, height, placeholder, originalType, name, alt, caption, credit, focusX, focusY };
};
