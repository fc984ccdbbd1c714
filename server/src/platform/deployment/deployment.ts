// The one row in which a database says what it is: which code may use it, whether it is a restored copy, when it was last backed up.
import { StartError } from '../start-error.ts';

/** Whatever can ask the database: a DataSource, a transaction's manager, a QueryRunner. */
export interface Asks {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

interface Deployment {
  id: string;
  /** Set while a backup is put back, and after that has failed. */
  restoringSince: Date | null;
  /** Set in a restored copy until it goes live. */
  quietSince: Date | null;
  /** The moment that a restored copy is of. */
  snapshotAt: Date | null;
  /** Number of the migration that code must know at least. */
  oldestRelease: number;
  lastBackupAt: Date | null;
  lastBackupFile: string | null;
  /** Since when the uploads carry the id; null before that, and in tables that are older. */
  uploadsSince: string | null;
}

interface Known {
  known: boolean;
}

const columns = `id, restoring_since AS "restoringSince", quiet_since AS "quietSince", quiet_snapshot_at AS "snapshotAt",
  oldest_release AS "oldestRelease", last_backup_at AS "lastBackupAt", last_backup_file AS "lastBackupFile",
  to_jsonb(deployment) ->> 'uploads_since' AS "uploadsSince"`;

/** Reads the row. Throws a StartError when somebody removed it. */
export async function readDeployment(db: Asks): Promise<Deployment> {
  const [row] = (await db.query(`SELECT ${columns} FROM deployment`)) as Deployment[];
  if (row) return row;
  throw new StartError('The row of the table deployment is gone: restore the database from a backup.');
}

/** Throws a StartError while a backup is being put back, and after that has failed. */
export async function refuseHalfRestored(db: Asks): Promise<void> {
  if (!(await isKnown(db))) return;
  const { restoringSince } = await readDeployment(db);
  if (!restoringSince) return;
  throw new StartError(
    `A backup has been put back into this database since ${restoringSince.toISOString()}, and that did not end: empty the database and the uploads, and restore once more.`,
  );
}

/** Null where the database is older than the row. */
export async function oldestReleaseOf(db: Asks): Promise<number | null> {
  return (await isKnown(db)) ? (await readDeployment(db)).oldestRelease : null;
}

async function isKnown(db: Asks): Promise<boolean> {
  const [{ known }] = (await db.query("SELECT to_regclass('deployment') IS NOT NULL AS known")) as [Known];
  return known;
}

/** Marks that a backup is being put back. In the first transaction of `restore`. */
export const beginRestoring = (db: Asks) => db.query('UPDATE deployment SET restoring_since = now()');

/** Marks the end of it: from now on this is a quiet copy of what was at `snapshotAt`. */
export const endRestoring = (db: Asks, snapshotAt: Date) =>
  db.query('UPDATE deployment SET restoring_since = NULL, quiet_since = now(), quiet_snapshot_at = $1', [
    snapshotAt,
  ]);

/** Takes the mark of a restored copy away. */
export const endQuiet = (db: Asks) =>
  db.query('UPDATE deployment SET quiet_since = NULL, quiet_snapshot_at = NULL');

/** Notes that the uploads carry the id. */
export const noteUploads = (db: Asks) =>
  db.query('UPDATE deployment SET uploads_since = now() WHERE uploads_since IS NULL');

/** Notes the last backup that is whole. `file` is its name, without its folder. */
export const noteBackup = (db: Asks, file: string, at: Date) =>
  db.query('UPDATE deployment SET last_backup_at = $1, last_backup_file = $2', [at, file]);
