// Where uploaded files are kept: a flat set of named byte strings, so that a disk and an object store both fit.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Storage {
  /** Keeps `bytes` under `key` (`<folder>/<file>`, made by us, never by a visitor); replaces what was there. */
  write(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The bytes under `key`, or null when there are none. */
  read(key: string): Promise<Buffer | null>;
}

/** Files below `directory`. A reader never sees half a file: each is written aside and then renamed. */
export function createDiskStorage(directory: string): Storage {
  return {
    async write(key, bytes) {
      const path = join(directory, key);
      const aside = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(aside, bytes);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },

    async read(key) {
      try {
        return await readFile(join(directory, key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
