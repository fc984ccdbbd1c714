// Time of the processor that processes took, as Linux counts it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds since it began; 0 when it has ended. */
export function processorTime(pid: number): number {
  try {
    // Behind the name, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return 0;
  }
}

/** The process and all that it started. */
export function familyOf(pid: number): number[] {
  const said = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = said
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const member of family)
    for (const [child = 0, parent] of pairs) if (parent === member) family.push(child);
  return family;
}
