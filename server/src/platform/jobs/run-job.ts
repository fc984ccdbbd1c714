import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Logger } from '../log.ts';
import { type JobInfo, PermanentJobError } from './job.ts';

export type JobHandler = (data: never, job: JobInfo) => Promise<void>;

/** One try of a job, and what the queue should make of it. Never rejects. */
export async function runJob(
  handle: JobHandler,
  job: JobWithMetadata<object>,
  log: Logger,
): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job;
  const attempt = retryCount + 1;
  try {
    await handle(job.data as never, { id, attempt, isLast: retryCount >= retryLimit });
    return { id, status: 'completed' };
  } catch (error) {
    const last = error instanceof PermanentJobError || retryCount >= retryLimit;
    const facts = { job: name, id, attempt, err: error };
    if (last) log.error(facts, 'A job was given up.');
    else log.warn(facts, 'A job failed and will be tried again.');
    return { id, status: last ? 'deadletter' : 'failed', output: { message: (error as Error).message } };
  }
}
