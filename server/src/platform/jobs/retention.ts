import type { Jobs } from './jobs.ts';

/** Removes what has been kept for long enough, a batch at a time, and returns how much that was. */
export type RetentionTask = () => Promise<number>;

/**
 * Every night from 03:15 in Kampala. Each task is a job of its own, three minutes after the one before: one that fails
 * is tried again by itself and stops no other.
 */
export function scheduleRetention(jobs: Jobs, tasks: Record<string, RetentionTask>): void {
  for (const [at, [name, run]] of Object.entries(tasks).entries()) {
    const job = `retention-${name}`;
    jobs.work(job, { timeout: 3_600 }, async () => void (await run()));
    const minutes = 15 + 3 * at;
    jobs.schedule(job, `${minutes % 60} ${Math.floor(minutes / 60)} * * *`);
  }
}
