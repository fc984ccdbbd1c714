// Writes what an archive holds, which was checked, into tables that hold nothing yet.
import type { EntityManager } from 'typeorm';
import { inParts } from '../../platform/database/batches.ts';
import { tableOf } from '../../platform/database/table-of.ts';
import { conflict } from '../../platform/errors.ts';
import type { ContentType } from '../content/content-type.ts';
import { documentOf } from '../content/history/content-document.ts';
import type { PricesService } from '../departures/prices/prices.service.ts';
import { MediaEntity } from '../media/media.entity.ts';
import type { RedirectsService } from '../redirects/redirects.service.ts';
import { SettingsEntity } from '../settings/settings.entity.ts';
import type { ArchivedRow } from './archived-row.ts';
import type { Archive } from './read-archive.ts';

/** Few enough for one statement. */
const rowsAtOnce = 500;

interface Target {
  manager: EntityManager;
  types: readonly ContentType[];
  userId: number | null;
  insertRedirects: RedirectsService['insertAll'];
  insertPrices: PricesService['insertAll'];
}

/** Throws CONFLICT where something is published already, in the trash or not. */
export async function insertArchive(target: Target, archive: Archive): Promise<void> {
  const { manager, types } = target;
  // Two imports at once: the second waits, and finds that there is something.
  await manager.query("SELECT pg_advisory_xact_lock(hashtext('import of an archive'))");
  await refuseUnlessEmpty(manager, types);
  await insertPictures(target, archive.pictures);
  for (const type of types) await insertRecords(target, type, archive.rows[type.many] ?? []);
  await target.insertPrices(manager, target.userId, archive.prices);
  await insertSettings(target, archive.settings);
  await target.insertRedirects(manager, target.userId, archive.redirects);
}

export async function refuseUnlessEmpty(
  manager: EntityManager,
  types: readonly ContentType[],
): Promise<void> {
  const tables = [...types.map(({ entity }) => tableOf(entity)), 'media', 'redirects'];
  const found = tables.map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table})`);
  const rows: { name: string }[] = await manager.query(
    `${found.join(' UNION ALL ')} UNION ALL SELECT 'settings' WHERE EXISTS (SELECT FROM settings WHERE document <> '{}')`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name.replaceAll('_', ' ')).join(', ');
  throw conflict(
    `An archive can only be imported into an empty installation. This one holds: ${names} (the trash counts too). Nothing was imported.`,
  );
}

async function insertPictures({ manager, userId }: Target, pictures: Archive['pictures']): Promise<void> {
  for (const part of inParts(pictures, rowsAtOnce))
    await manager.insert(
      MediaEntity,
      part.map((picture) => ({ ...picture, createdBy: userId })),
    );
}

async function insertRecords(target: Target, type: ContentType, records: ArchivedRow[]): Promise<void> {
  const { manager, userId } = target;
  const { columns, tablePath } = manager.connection.getMetadata(type.entity);
  for (const part of inParts(records, rowsAtOnce)) {
    const rows: Record<string, unknown>[] = part.map((row) => ({ ...row, updatedBy: userId }));
    const written = columns.filter(({ propertyName }) => rows.some((row) => propertyName in row));
    const names = written.map(({ databaseName }) => `"${databaseName}"`).join(', ');
    const values = rows.map((row) =>
      Object.fromEntries(written.map(({ databaseName, propertyName }) => [databaseName, row[propertyName]])),
    );
    await manager.query(
      `INSERT INTO ${tablePath} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM jsonb_populate_recordset(NULL::${tablePath}, $1::jsonb)`,
      [JSON.stringify(values)],
    );
    // It is what staff made here, as a save would say.
    const documents = rows.map((row) => ({ key: String(row.id), document: documentOf(type, row) }));
    await manager.query(
      `INSERT INTO revisions (kind, key, version, event, document, user_id)
       SELECT $1, key, 1, 'create', document, $2
       FROM jsonb_to_recordset($3::jsonb) AS made (key text, document jsonb)`,
      [type.one, userId, JSON.stringify(documents)],
    );
  }
  await manager.query(
    `SELECT setval(pg_get_serial_sequence('${tablePath}', 'id'), max(id)) FROM ${tablePath} HAVING max(id) > 0`,
  );
}

async function insertSettings({ manager, userId }: Target, settings: Archive['settings']): Promise<void> {
  const saved = { version: 1, updatedAt: new Date(), updatedBy: userId };
  const rows = settings.map((group) => ({ ...group, ...saved }));
  if (rows.length > 0) await manager.upsert(SettingsEntity, rows, ['name']);
}
