// How much memory processes take together: what several share counts once (PSS), as Linux tells it.
import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of a process with its threads, and of the processes that it started; 0 of what has ended. */
export function memoryOf(root: number | undefined): { own: number; started: number } {
  if (root === undefined) return { own: 0, started: 0 };
  const children = Map.groupBy(runningNow(), ({ parent }) => parent);
  const startedBy = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + shareOf(child.pid) + startedBy(child.pid), 0);
  return { own: shareOf(root), started: startedBy(root) };
}

function runningNow(): { pid: number; parent: number }[] {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map((pid) => ({ pid: Number(pid), parent: numberIn(`/proc/${pid}/status`, 'PPid') }));
}

const shareOf = (pid: number) => numberIn(`/proc/${pid}/smaps_rollup`, 'Pss') / 1024;

/** 0 of what has just ended. */
function numberIn(file: string, field: string): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
