// What senders and doers of jobs say to the queue, and what it tells them.
import type { RecordRef } from '../ids.ts';

/** How a kind of work is done. */
export interface WorkOptions {
  /** Tries after the first one; 9 when left out. */
  retries?: number;
  /** Pieces that one process does at once; 1 when left out. Each is settled by itself. */
  concurrency?: number;
  /** Seconds before the first retry, doubled for each further one; 1 when left out, as it may be a process that ended. */
  retryDelay?: number;
  /** Longest wait between two tries, in seconds; 1,800 when left out. */
  maxDelay?: number;
  /** Seconds after which a try counts as failed; 120 when left out. */
  timeout?: number;
  /** How often to look for retries that are due, in seconds; 10 when left out. New work is heard of at once. */
  every?: number;
}

export interface JobOptions {
  /** Whose records it holds something of: it goes with any of them. Nothing, for what holds nothing of people but numbers. */
  about: readonly RecordRef[];
  /** Not before this moment. */
  startAfter?: Date;
  /** Of jobs with the same key that were sent within `seconds`, only the first is kept. */
  once?: { key: string; seconds: number };
}

export interface JobInfo {
  /** The same for every try. */
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** Whether it is given up when this try fails. */
  isLast: boolean;
}

/** Work that was given up: its retries are used up, or trying again made no sense. */
export interface FailedJob<Data> {
  id: string;
  data: Data;
  /** The last error, in its own words. */
  error: string;
  attempts: number;
  createdAt: Date;
  failedAt: Date;
}

/** Thrown by a handler when trying again would make no difference. */
export class PermanentJobError extends Error {}
