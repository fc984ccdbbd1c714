// Fast reads: rows as plain objects straight from the driver, for the lists that visitors ask for most.
import type { Pool } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { statement } from './traced-statements.ts';

/** Runs a prepared statement on TypeORM's own pool, without its query runner. The same name must always mean the same text. */
export async function readRows<Row>(
  db: DataSource,
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await statement(db, name, text, () => poolOf(db).query({ name, text, values }));
  return rows as Row[];
}

/** TypeORM's type of the driver does not tell its pool, which is public all the same. */
export const poolOf = (db: DataSource): Pool => (db.driver as unknown as { master: Pool }).master;

/** `SELECT id, image_url AS "imageUrl", … FROM programs`: every column of an entity under the name of its property. */
export function selectAll<Entity extends ObjectLiteral>(
  db: DataSource,
  entity: EntityTarget<Entity>,
): string {
  const { columns, tablePath } = db.getMetadata(entity);
  const names = columns.map(({ databaseName, propertyName }) => `"${databaseName}" AS "${propertyName}"`);
  return `SELECT ${names.join(', ')} FROM ${tablePath}`;
}
