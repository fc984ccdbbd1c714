// Where a backup goes: a file that has its name only when it is whole, or standard output.
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { flushFolder } from '../platform/storage/storage.ts';

export interface BackupTarget {
  /** What people call it. */
  name: string;
  /** Begins to write. */
  open(): Writable;
  /** Once everything is written. */
  finish(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
}

/** A file of this name, or standard output for `-`. What was there under the name stays until the new one is whole. */
export function openTarget(file: string): BackupTarget {
  if (file === '-') return standardOutput();
  const path = resolve(file);
  const aside = `${path}.unfinished`;
  return {
    name: basename(path),
    open: () => createWriteStream(aside, { mode: 0o600, flush: true }),
    async finish() {
      await rename(aside, path);
      await flushFolder(dirname(path));
    },
    discard: () => rm(aside, { force: true }),
  };
}

function standardOutput(): BackupTarget {
  // Whoever reads may go away: that is told with the piece that could not be written.
  process.stdout.on('error', () => undefined);
  const open = () => new Writable({ write: (bytes, _, done) => void process.stdout.write(bytes, done) });
  const nothing = async () => undefined;
  return { name: 'standard output', open, finish: nothing, discard: nothing };
}

const faults: Record<string, string> = {
  ENOSPC: 'there is no room left: make room, or write it elsewhere',
  EDQUOT: 'there is no room left: make room, or write it elsewhere',
  EFBIG: 'the file would be larger than is allowed here: write it elsewhere',
  ENOENT: 'its folder does not exist: make it first',
  ENOTDIR: 'its folder is none: give another name',
  EISDIR: 'there is a folder of this name: give another name',
  EACCES: 'this user may not write there: give another folder, or make it yours',
  EPERM: 'this user may not write there: give another folder, or make it yours',
  EROFS: 'nothing can be written there: give another folder',
  EPIPE: 'whoever was to read it ended too early',
};

/** Why a file cannot be written, as the end of a sentence; null when it is about something else. */
export function faultOfWriting(error: unknown): string | null {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (faults[code]) return faults[code];
  return syscall ? `${code} at ${syscall}` : null;
}
