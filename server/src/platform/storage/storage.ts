// Where uploaded files are kept: a flat set of named byte strings, so that a disk and an object store both fit.
import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Storage {
  /** Keeps `bytes` under `key` (`<folder>/<file>`, made by us, never by a visitor); replaces what was there. */
  write(key: string, bytes: Buffer, type: string, signal?: AbortSignal): Promise<void>;
  /** As `write`, but a file that is there stays as it is. Whether it was written now. */
  writeNew(key: string, bytes: Buffer, type: string, signal?: AbortSignal): Promise<boolean>;
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
  /** Writes a file aside and lets `name` give it its name. */
  async function writeAside(
    key: string,
    bytes: Buffer,
    name: (aside: string, path: string) => Promise<boolean>,
  ): Promise<boolean> {
    const path = join(directory, key);
    const aside = `${path}.${randomUUID()}`;
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    let isWritten: boolean;
    try {
      await writeWhole(aside, bytes);
      isWritten = await name(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    await flushFolder(dirname(path));
    if (made) await flushFolder(dirname(made));
    return isWritten;
  }

  return {
    async write(key, bytes) {
      await writeAside(key, bytes, replacing);
    },

    writeNew: (key, bytes) => writeAside(key, bytes, ifNew),

    async read(key, signal) {
      try {
        return await readWhole(join(directory, key), signal);
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

/** In one piece, as far as the system gives it: `readFile` takes many, and another thread is woken for each. */
async function readWhole(path: string, signal?: AbortSignal): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = Buffer.allocUnsafeSlow(size);
    let at = 0;
    while (at < size) {
      signal?.throwIfAborted();
      const { bytesRead } = await file.read(bytes, at, size - at);
      if (bytesRead === 0) break;
      at += bytesRead;
    }
    return bytes.subarray(0, at);
  } finally {
    await file.close();
  }
}

/** On the disk once it resolves; in one piece as well. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten;
    await file.sync();
  } finally {
    await file.close();
  }
}

async function replacing(aside: string, path: string): Promise<true> {
  await rename(aside, path);
  return true;
}

/** A second name for the same file is given only where there is none, unlike a new one. Some file systems know no second names. */
async function ifNew(aside: string, path: string): Promise<boolean> {
  try {
    await link(aside, path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (noLinks.has(code)) return replacing(aside, path);
    if (code !== 'EEXIST') throw error;
    await rm(aside);
    return false;
  }
  await rm(aside);
  return true;
}

const noLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

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
