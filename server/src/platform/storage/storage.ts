// Where uploaded files are kept: a flat set of named byte strings, so that a disk and an object store both fit.
import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Storage {
  /** Keeps `bytes` under `key` (`<folder>/<file>`, made by us, never by a visitor); replaces what was there. */
  write(key: string, bytes: Buffer, type: string, signal?: AbortSignal): Promise<void>;
  /** The bytes under `key`, or null when there are none. */
  read(key: string, signal?: AbortSignal): Promise<Buffer | null>;
  /** Whether there is no file at all. */
  isEmpty(signal?: AbortSignal): Promise<boolean>;
  /** The names of all folders that hold files. */
  folders(signal?: AbortSignal): Promise<string[]>;
  /** Removes all files whose key begins with `folder/`; none is no error. */
  removeFolder(folder: string, signal?: AbortSignal): Promise<void>;
}

/**
 * Files below `directory`. A reader never sees half a file, also after a power cut: each is written aside, is on the disk
 * before it gets its name, and so is the name before anybody is told.
 */
export function createDiskStorage(directory: string): Storage {
  return {
    async write(key, bytes) {
      const path = join(directory, key);
      const aside = `${path}.${randomUUID()}`;
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(aside, bytes, { flush: true });
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await flushFolder(dirname(path));
      if (made) await flushFolder(dirname(made));
    },

    async read(key, signal) {
      try {
        return await readFile(join(directory, key), { signal });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },

    isEmpty: async () => (await entriesOf(directory)).length === 0,

    folders: async () =>
      (await entriesOf(directory)).filter((entry) => entry.isDirectory()).map(({ name }) => name),

    removeFolder: (folder) => rm(join(directory, folder), { recursive: true, force: true }),
  };
}

/** What lies in a folder, without what a new disk brings along; nothing when there is none. */
async function entriesOf(directory: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(directory, { withFileTypes: true });
    return entries.filter(({ name }) => name !== 'lost+found');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Makes sure that the names in a folder outlive a power cut. Windows keeps names by itself and cannot open a folder. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
