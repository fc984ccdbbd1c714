// A server that cannot hold the product is said in a sentence before anything is made in it: later it would be an error in the middle of a migration.
import { addressOf } from '../platform/database/unusable-database.ts';
import type { Asks } from '../platform/deployment/deployment.ts';
import { StartError } from '../platform/start-error.ts';

/** The oldest PostgreSQL that the README promises. */
const oldest = 15;

export interface ServerFacts {
  /** Such as `15.8`, and 150008. */
  version: string;
  versionNumber: number;
  encoding: string;
  role: string;
  database: string;
  /** What is still to be made there that needs a right of its own. */
  missing: string[];
  /** Whether the role may make schemas and extensions, and tables. */
  mayCreate: boolean;
  mayMakeTables: boolean;
  begun: boolean;
}

const factsSql = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::integer AS "versionNumber",
    current_setting('server_encoding') AS encoding, current_user::text AS role, current_database()::text AS database,
    array(SELECT needed FROM unnest(ARRAY['citext', 'pg_trgm']) needed
      WHERE NOT EXISTS (SELECT FROM pg_extension WHERE extname = needed)
      UNION ALL SELECT 'pgboss' WHERE to_regnamespace('pgboss') IS NULL) AS missing,
    has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayMakeTables",
    to_regclass('migrations') IS NOT NULL AS begun`;

/** Throws a StartError for a server, a database or a role that the product cannot work with. */
export async function refuseUnfitServer(db: Asks, url: string): Promise<void> {
  const [facts] = (await db.query(factsSql)) as [ServerFacts];
  const fault = faultOf(facts);
  if (fault) throw new StartError(`The database at ${addressOf(url)} ${fault}`);
}

/** The end of a sentence, or null. */
export function faultOf(facts: ServerFacts): string | null {
  const { version, versionNumber, encoding, role, database, missing, mayCreate, mayMakeTables, begun } =
    facts;
  if (versionNumber < oldest * 10_000)
    return `is PostgreSQL ${version}, and the oldest that works is ${oldest}: use a newer server.`;
  if (encoding !== 'UTF8')
    return `keeps texts as ${encoding} and not as UTF8, so names from many countries would not fit: make another one with createdb --encoding UTF8 --template template0.`;
  if (missing.length > 0 && !mayCreate)
    return `lacks ${missing.join(', ')}, and the role ${role} may not create schemas and extensions there: as its owner run GRANT CREATE ON DATABASE "${database}" TO "${role}".`;
  if (!begun && !mayMakeTables)
    return `is empty, and the role ${role} may not make tables there: as its owner run GRANT CREATE, USAGE ON SCHEMA public TO "${role}".`;
  return null;
}
