// The connection to PostgreSQL, the same for the embedded server and for one of your own.
import pg from 'pg';
import { DataSource, type EntitySchema, type MigrationInterface, type MixedList } from 'typeorm';
import { isTraced } from '../tracing/tracing.ts';
import { type DatabaseLimits, databaseLimits, withinLimits } from './database-limits.ts';
import { StatementSpans } from './traced-statements.ts';
import { cannotBeUsed } from './unusable-database.ts';

// biome-ignore lint/complexity/noBannedTypes: the type TypeORM itself gives to classes
type Class = Function;

interface DataSourceOptions {
  url: string;
  entities: MixedList<Class | EntitySchema>;
  migrations?: (new () => MigrationInterface)[];
  /** Most connections at once; 10 when left out. */
  poolSize?: number;
  /** Those of requests when left out; null for work that may take its time, such as migrations. */
  limits?: DatabaseLimits | null;
  /** Whether `url` leads to a pooler. */
  isPooled?: boolean;
}

/** Where pg's own parsers are not what we want, by the number of the type. */
const ownParsers: Record<number, (value: string) => unknown> = {
  // numeric: prices are numbers, not text
  1700: Number.parseFloat,
  // date: a day stays `yyyy-mm-dd`, it is no moment in the server's time zone
  1082: String,
  // timestamptz
  1184: parseMoment,
};

/** Half the work of pg's own, which reads what is no year of today: `infinity`, or before the year 1000. */
function parseMoment(text: string): unknown {
  const date = /^[1-9]\d{3}-.*[+-]\d\d(?::\d\d)?$/.test(text) ? new Date(text) : null;
  return date && !Number.isNaN(date.getTime()) ? date : pg.types.getTypeParser(1184)(text);
}

const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    ownParsers[id] ?? pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

/** A data source that is not connected yet: see `connect`. */
export function createDataSource({
  url,
  entities,
  migrations = [],
  poolSize = 10,
  limits = databaseLimits,
  isPooled = false,
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    subscribers: isTraced() ? [StatementSpans] : [],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    applicationName: 'lubugo',
    poolSize,
    connectTimeoutMS: databaseLimits.connect,
    // Without a listener pg would throw on a dropped idle connection; the pool replaces it by itself.
    poolErrorHandler: () => undefined,
    extra: { types, keepAlive: true, ...(limits && withinLimits(limits, isPooled)) },
  });
}

/** Connects, or throws a StartError that says which server did not answer and why, without its password. */
export async function connect(dataSource: DataSource, url: string): Promise<DataSource> {
  try {
    return await dataSource.initialize();
  } catch (error) {
    throw cannotBeUsed(url, error);
  }
}
