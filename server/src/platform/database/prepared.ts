// Prepared statements within a transaction of TypeORM's, for what visitors cause most: PostgreSQL plans each once for a connection.
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** Runs a prepared statement in the transaction of `manager`. The same name must always mean the same text. */
export async function queryPrepared<Row>(
  manager: EntityManager,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  if (!manager.queryRunner) throw new Error('This needs a transaction.');
  const client: PoolClient = await manager.queryRunner.connect();
  const { rows } = await client.query({ name, text, values });
  return rows as Row[];
}

interface Insert {
  name: string;
  text: string;
  columns: ColumnMetadata[];
}

/** Inserts a row that names all of its columns but its id and those with a default, and answers its id. */
export async function insertRow<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  row: Partial<Entity>,
): Promise<number> {
  const { name, text, columns } = insertOf(manager.connection, entity, Object.keys(row));
  const { driver } = manager.connection;
  const values = columns.map((column) => driver.preparePersistentValue(row[column.propertyName], column));
  const [made] = await queryPrepared<{ id: number }>(manager, name, text, values);
  if (!made) throw new Error(`PostgreSQL did not answer the id of a row it made (${name}).`);
  return made.id;
}

const inserts = new WeakMap<DataSource, Map<string, Insert>>();

/** By the properties that are given: callers are few, and each always gives the same ones. */
function insertOf<Entity extends ObjectLiteral>(
  db: DataSource,
  entity: EntityTarget<Entity>,
  properties: string[],
): Insert {
  const known = inserts.get(db) ?? new Map<string, Insert>();
  inserts.set(db, known);
  const { columns: all, tablePath } = db.getMetadata(entity);
  const key = `${tablePath} ${properties.join()}`;
  const before = known.get(key);
  if (before) return before;
  const columns = all.filter(({ propertyName }) => properties.includes(propertyName));
  const names = columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const places = columns.map((_, i) => `$${i + 1}`).join(', ');
  const made = {
    name: `insert ${tablePath} ${known.size + 1}`,
    text: `INSERT INTO ${tablePath} (${names}) VALUES (${places}) RETURNING id`,
    columns,
  };
  known.set(key, made);
  return made;
}
