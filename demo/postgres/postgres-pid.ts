// What PostgreSQL notes about its running server, and what the system says about that process.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's own notes: process number, cluster, start time, port, sockets, address, memory, status. */
export function pidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [];
  }
}

/** Process number and status, such as `4711 ready`. */
export function statusOf(cluster: string): string {
  const lines = pidFile(cluster);
  return `${lines[0]} ${lines[7]}`;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, or null when this system does not tell. */
export function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // Not Linux.
  }
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { stdio: 'pipe' }).toString();
  } catch {
    return null;
  }
}
