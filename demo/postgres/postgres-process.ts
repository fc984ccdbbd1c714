// One PostgreSQL server process: make its cluster, start it, find one that was left behind, stop it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fchmodSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type PostgresHome, privateFolder } from './postgres-home.ts';
import { commandOf, isAlive, pidFile, statusOf } from './postgres-pid.ts';
import { StartError } from './start-error.ts';

export const superuser = 'lubugo';

/** Where the cluster is, and what PostgreSQL says while it works. */
export const clusterOf = (home: PostgresHome): string => join(home.folder, 'postgres');
export const logOf = (home: PostgresHome): string => join(home.folder, 'postgres.log');

/** Makes the cluster when there is none. It appears under its name only when it is whole, so a kill in between does no harm. */
export async function makeCluster(home: PostgresHome, password: string): Promise<void> {
  const cluster = clusterOf(home);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const half = `${cluster}.new`;
  const passwordFile = join(home.folder, 'postgres.password');
  rmSync(half, { recursive: true, force: true });
  privateFolder(half, home.user);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
  try {
    await promisify(execFile)(
      join(home.bin, 'initdb'),
      [
        '--pgdata',
        half,
        '--username',
        superuser,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        // The built-in locale sorts and lower-cases the same on every machine.

        '--encoding',
        'UTF8',
        '--no-locale',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
        '--no-instructions',
      ],
      { ...home.user, cwd: home.folder },
    );
    renameSync(half, cluster);
  } catch (error) {
    throw new StartError(
      `The embedded database could not be made in ${home.folder}: ${lastLine(String((error as { stderr?: string }).stderr ?? error))}`,
      { cause: error },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Starts the server on a port of 127.0.0.1 and resolves when it takes connections. */
export async function launch(
  home: PostgresHome,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const flags = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  };
  // It quotes statements, so it may tell of people; one of an earlier version may still be open to all.
  const log = openSync(logOf(home), 'w', 0o600);
  fchmodSync(log, 0o600);
  const child = spawn(
    join(home.bin, 'postgres'),
    ['-D', clusterOf(home), ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A process group of its own: Ctrl-C in a terminal reaches only us, and we stop it when our requests are done.
    { ...home.user, cwd: home.folder, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + 30_000;
  while (statusOf(clusterOf(home)) !== `${child.pid} ready`) {
    if (failure || child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new StartError(
        `The embedded database did not start: ${failure?.message ?? lastLine(readFileSync(logOf(home), 'utf8'))} (${logOf(home)} has more).`,
      );
    }
    await wait(15);
  }
  return child;
}

/**
 * Ends a server that an earlier process of ours left running on this cluster when it was killed, and forgets a
 * process number that belongs to another program by now.
 */
export async function stopLeftBehind(home: PostgresHome): Promise<void> {
  const pid = Number(pidFile(clusterOf(home))[0]);
  if (!pid || !isAlive(pid)) return;
  const command = commandOf(pid);
  if (
    command !== null &&
    !command.includes(realpathSync(clusterOf(home))) &&
    !command.includes(clusterOf(home))
  ) {
    rmSync(join(clusterOf(home), 'postmaster.pid'), { force: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await ends(() => !isAlive(pid), 4_000)) return;
  }
}

/** A fast shutdown: open transactions roll back, data is flushed; after 1.8 s the hard way, which recovers at the next start. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  if (ended()) return;
  child.kill('SIGINT');
  if (await ends(ended, 1_800)) return;
  child.kill('SIGQUIT');
  if (await ends(ended, 500)) return;
  child.kill('SIGKILL');
}

/** The port the running server of this cluster listens on, or null when none runs. */
export function runningPort(home: PostgresHome): number | null {
  const [pid, , , port] = pidFile(clusterOf(home));
  return pid && isAlive(Number(pid)) ? Number(port) : null;
}

async function ends(done: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!done() && Date.now() < deadline) await wait(15);
  return done();
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
