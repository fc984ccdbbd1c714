// Only the columns that are asked for: fewer to send, to read and to make dates of.
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { onceForEach } from '../once-for-each.ts';
import { selectAll } from './rows.ts';

/** What is to be known of a row: the names of its properties, null for all of them. */
export type Properties = readonly string[] | null;

export interface Selected {
  /** `SELECT … FROM …` */
  select: string;
  /** What tells the names of prepared statements apart; nothing for all columns. */
  mark: string;
}

/** Selections of one table that are told apart. PostgreSQL keeps each statement for as long as a connection lives, and strangers could ask for any mix of columns. */
const maxSelections = 40;

/** Makes the selection of some properties; of all of them where that would be one too many, or where one is no column. */
export function createSelections<Entity extends ObjectLiteral>(
  db: DataSource,
  entity: EntityTarget<Entity>,
): (properties: Properties) => Selected {
  const { columns, tablePath } = db.getMetadata(entity);
  const all: Selected = { select: selectAll(db, entity), mark: '' };
  const known = new Map<string, Selected>();

  function make(properties: readonly string[]): Selected {
    const wanted = new Set(properties).add('id');
    const found = columns.filter(({ propertyName }) => wanted.has(propertyName));
    if (found.length < wanted.size || found.length === columns.length) return all;
    const names = found.map(({ databaseName, propertyName }) => `"${databaseName}" AS "${propertyName}"`);
    const select = `SELECT ${names.join(', ')} FROM ${tablePath}`;
    const before = known.get(select);
    if (before) return before;
    if (known.size >= maxSelections) return all;
    const made = { select, mark: ` ${known.size + 1}` };
    known.set(select, made);
    return made;
  }

  const selectionOf = onceForEach(make, new WeakMap());
  return (properties) => (properties ? selectionOf(properties) : all);
}
