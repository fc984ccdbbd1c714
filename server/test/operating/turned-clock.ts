// A clock that is ahead and runs fast, for the processes that are started under it: Debian's faketime. Their timers follow it.
import { execFileSync } from 'node:child_process';

/** What a process has to load for it. */
const library = execFileSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD']).toString().trim();

export interface TurnedClock {
  /** What it says now. */
  now(): Date;
  /** What a process is told that is started now. */
  settings(): Record<string, string>;
}

/** One that says `at` now, and on which `rate` seconds pass in each. */
export function turnClock(at: Date, rate: number): TurnedClock {
  const begun = Date.now();
  const ahead = () => at.getTime() - begun + (Date.now() - begun) * (rate - 1);
  return {
    now: () => new Date(Date.now() + ahead()),
    // A process counts from its own start.
    settings: () => ({ LD_PRELOAD: library, FAKETIME: `+${(ahead() / 1_000).toFixed(3)} x${rate}` }),
  };
}
