// Prepared statements within a transaction of TypeORM's, for what visitors cause most: PostgreSQL plans each once for a connection.
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { readRows } from './rows.ts';
import { statement } from './traced-statements.ts';

/** Runs a prepared statement in the transaction of `manager`, if it has one. The same name must always mean the same text. */
export async function queryPrepared<Row>(
  manager: EntityManager,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  // Without a transaction of its own any connection will do.
  if (!manager.queryRunner) return readRows<Row>(manager.connection, name, text, values);
  const client: PoolClient = await manager.queryRunner.connect();
  const ask = () => client.query({ name, text, values });
  const { rows } = await statement(manager.connection, name, text, ask);
  return rows as Row[];
}

/** As `queryPrepared`, of a statement that answers all columns of an entity: its rows as TypeORM's own `find` makes them. */
export async function queryRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  { name, text, values }: { name: string; text: string; values: unknown[] },
): Promise<Entity[]> {
  const { driver } = manager.connection;
  const metadata = manager.connection.getMetadata(entity);
  const rows = await queryPrepared<Record<string, unknown>>(manager, name, text, values);
  return rows.map((row) => {
    const made = metadata.create() as Entity;
    for (const column of metadata.columns)
      column.setEntityValue(made, driver.prepareHydratedValue(row[column.databaseName], column));
    return made;
  });
}

interface Finding<Entity extends ObjectLiteral> {
  /** Property of the order, ascending; any order when left out. */
  order?: keyof Entity & string;
  /** Nobody else changes them until the transaction of `manager` ends. */
  lock?: boolean;
}

/** Rows whose properties are these, as TypeORM's own `find` makes them. */
export async function findRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  where: Partial<Entity>,
  { order, lock = false }: Finding<Entity> = {},
): Promise<Entity[]> {
  const metadata = manager.connection.getMetadata(entity);
  const asked = columnsOf(manager, { entity, row: where });
  const key = `find ${metadata.tablePath} ${Object.keys(where)} ${order} ${lock}`;
  const { name, sql } = makeOnce(manager, key, () => {
    const ordered = order ? ` ORDER BY "${metadata.findColumnWithPropertyName(order)?.databaseName}"` : '';
    const wanted = asked.map(({ databaseName }, i) => `"${databaseName}" = $${i + 1}`).join(' AND ');
    return `SELECT ${namesOf(metadata.columns)} FROM ${metadata.tablePath} WHERE ${wanted}${ordered}${lock ? ' FOR UPDATE' : ''}`;
  });
  const values = valuesOf(manager, { entity, row: where }, asked);
  return queryRows(manager, entity, { name, text: sql, values });
}

/** As `findRows`, the first one; null when there is none. */
export async function findRow<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  where: Partial<Entity>,
  finding: Finding<Entity> = {},
): Promise<Entity | null> {
  const [row] = await findRows(manager, entity, where, finding);
  return row ?? null;
}

/** Writes these properties of a row; those that are undefined stay. */
export async function updateRow<Entity extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  id: number,
  changes: Partial<Entity>,
): Promise<void> {
  const row = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<Entity>;
  const columns = columnsOf(manager, { entity, row });
  const table = tableOf(manager, { entity, row });
  const { name, sql } = makeOnce(
    manager,
    `update ${table} ${columns.map(({ propertyName }) => propertyName)}`,
    () => {
      const set = columns.map(({ databaseName }, i) => `"${databaseName}" = $${i + 2}`).join(', ');
      return `UPDATE ${table} SET ${set} WHERE id = $1`;
    },
  );
  await queryPrepared(manager, name, sql, [id, ...valuesOf(manager, { entity, row }, columns)]);
}

interface Insert<Entity extends ObjectLiteral> {
  entity: EntityTarget<Entity>;
  /** Names all columns but the id and those with a default. */
  row: Partial<Entity>;
}

/** Inserts a row and answers its id. */
export function insertRow<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  row: Partial<Entity>,
): Promise<number> {
  return insert(manager, { entity, row });
}

/** Inserts a row and, by the same statement, a second one with its id in the property `idIn`; answers that id. */
export function insertBoth<First extends ObjectLiteral, Second extends ObjectLiteral>(
  manager: EntityManager,
  first: Insert<First>,
  second: Insert<Second> & { idIn: keyof Second & string },
): Promise<number> {
  return insert(manager, first, second);
}

type Second = Insert<ObjectLiteral> & { idIn: string };

async function insert(
  manager: EntityManager,
  first: Insert<ObjectLiteral>,
  second?: Second,
): Promise<number> {
  const columns = columnsOf(manager, first);
  const more = second ? columnsOf(manager, second) : [];
  const key = [first, second]
    .map((added) => added && `${tableOf(manager, added)} ${Object.keys(added.row)}`)
    .join();
  const text = makeOnce(manager, `insert ${key}`, () => {
    const made = `INSERT INTO ${tableOf(manager, first)} (${namesOf(columns)}) VALUES (${places(columns)}) RETURNING id`;
    if (!second) return made;
    const { driver } = manager.connection;
    const typed = more.map((column, i) => `$${columns.length + i + 1}::${driver.normalizeType(column)}`);
    const id = manager.connection.getMetadata(second.entity).findColumnWithPropertyName(second.idIn);
    const names = `"${id?.databaseName}", ${namesOf(more)}`;
    return `WITH made AS (${made}), noted AS (INSERT INTO ${tableOf(manager, second)} (${names})
      SELECT made.id, ${typed.join(', ')} FROM made) SELECT id FROM made`;
  });
  const values = [...valuesOf(manager, first, columns), ...(second ? valuesOf(manager, second, more) : [])];
  const [row] = await queryPrepared<{ id: number }>(manager, text.name, text.sql, values);
  if (!row) throw new Error(`PostgreSQL did not answer the id of a row it made (${text.name}).`);
  return row.id;
}

const tableOf = (manager: EntityManager, { entity }: Insert<ObjectLiteral>) =>
  manager.connection.getMetadata(entity).tablePath;

const columnsOf = (manager: EntityManager, { entity, row }: Insert<ObjectLiteral>): ColumnMetadata[] =>
  manager.connection.getMetadata(entity).columns.filter(({ propertyName }) => propertyName in row);

const namesOf = (columns: ColumnMetadata[]) =>
  columns.map(({ databaseName }) => `"${databaseName}"`).join(', ');

const places = (columns: ColumnMetadata[]) => columns.map((_, i) => `$${i + 1}`).join(', ');

const valuesOf = ({ connection }: EntityManager, { row }: Insert<ObjectLiteral>, columns: ColumnMetadata[]) =>
  columns.map((column) => connection.driver.preparePersistentValue(row[column.propertyName], column));

interface Statement {
  name: string;
  sql: string;
}

const statements = new WeakMap<DataSource, Map<string, Statement>>();

/** By tables and properties: callers are few, and each always gives the same ones. */
function makeOnce({ connection }: EntityManager, key: string, make: () => string): Statement {
  const known = statements.get(connection) ?? new Map<string, Statement>();
  statements.set(connection, known);
  const before = known.get(key);
  if (before) return before;
  const made = { name: `rows ${known.size + 1}`, sql: make() };
  known.set(key, made);
  return made;
}
