import { statfsSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Two files of PostgreSQL's log of changes, which it makes before it takes connections. */
const needed = 32 * 1024 * 1024;

/** Says that a full disk is the reason, whatever else was reported: the report may not have fitted either. */
export class DiskFull extends StartError {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The disk that holds ${folder} is full: the embedded database needs 32 MB there. Make room.`,
      options,
    );
  }
}

/** Bytes that an ordinary user may still write where `folder` is. */
export function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** `error`, or that the disk is full when it is. */
export function orDiskFull(error: unknown, folder: string, room: typeof roomIn): unknown {
  return room(folder) < needed ? new DiskFull(folder, { cause: error }) : error;
}
