// Statements as spans: what a statement does to which table, and what we call it. Neither its text nor its values.
import {
  type AfterQueryEvent,
  type DataSource,
  type EntitySubscriberInterface,
  EventSubscriber,
} from 'typeorm';
import { onceForEach } from '../once-for-each.ts';
import { type Attributes, isTraced, pastSpan, span } from '../tracing/tracing.ts';

const asClient = { kind: 'client' } as const;

/** Asks the database by a statement with a name of ours. */
export function statement<T>(db: DataSource, name: string, text: string, ask: () => Promise<T>): Promise<T> {
  if (!isTraced()) return ask();
  const { summary, told } = kindOf(db, text);
  const words = wordsOf(name);
  return span(summary, words ? { ...told, 'lubugo.statement': words } : told, ask, asClient);
}

/** Tells of the statements of TypeORM's own, of which it says when they are over. */
export class StatementSpans implements EntitySubscriberInterface {
  afterQuery({ dataSource, query, executionTime = 0, error }: AfterQueryEvent): void {
    const { summary, told } = kindOf(dataSource, query);
    const failed: Attributes = error ? { 'error.type': (error as Error).constructor.name } : {};
    pastSpan(summary, { ...told, ...failed }, executionTime, asClient);
  }
}

EventSubscriber()(StatementSpans);

const operations = new Set(
  'SELECT INSERT UPDATE DELETE START COMMIT ROLLBACK SAVEPOINT RELEASE SET LOCK NOTIFY'.split(' '),
);

/** Where a statement names a table, and where it changes one. */
const naming = /\b(?:FROM|INTO|UPDATE|JOIN)\s+"?([a-z_]+)/g;
const changing = /\b(?<verb>INSERT|UPDATE|DELETE)\s+(?:INTO\s+|FROM\s+)?"?(?<table>[a-z_]+)/;

/** Words of ours alone: an operation that SQL knows, and a table that this product has. */
function kindOf(db: DataSource, text: string): { summary: string; told: Attributes } {
  const tables = tablesOf(db);
  const first = /^\s*([A-Z]+)/.exec(text)?.[1] ?? '';
  const change = first === 'WITH' ? changing.exec(text)?.groups : undefined;
  const verb = change?.verb ?? (first === 'WITH' ? 'SELECT' : first);
  const operation = operations.has(verb) ? verb : 'OTHER';
  const named = change ? [change.table] : [...text.matchAll(naming)].map(([, table]) => table);
  const table = named.find((candidate = '') => tables.has(candidate));
  const summary = table ? `${operation} ${table}` : operation;
  const told = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return { summary, told: table ? { ...told, 'db.collection.name': table } : told };
}

const tablesOf = onceForEach(
  (db: DataSource) => new Set(db.entityMetadatas.map(({ tableName }) => tableName)),
  new WeakMap(),
);

/** The plain words a name begins with: some go on with a condition. Those that are only counted have none. */
function wordsOf(name: string): string | undefined {
  const words = /^[a-z ]+/i.exec(name)?.[0].trim();
  return words === 'rows' || words?.startsWith('job ') ? undefined : words;
}
