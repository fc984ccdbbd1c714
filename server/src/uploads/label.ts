// The file by which a folder or a bucket says whose uploads it holds.
import type { Storage } from '../platform/storage/storage.ts';

export interface Label {
  /** That of the database; empty when it cannot be read. */
  id: string;
  /** While files are copied into it, and after that was broken off. */
  isUnfinished: boolean;
}

/** No folder of uploads is called so: those have 32 hexadecimal digits. */
const folder = 'deployment';
export const labelName = `${folder}/id.txt`;

const unfinished = ', which is being copied';

/** Null where there is none. */
export async function readLabel(storage: Storage): Promise<Label | null> {
  const bytes = await storage.read(labelName);
  if (!bytes) return null;
  const [, id = '', more = ''] = /^Uploads of ([\da-f-]{36})(.*)\n$/.exec(bytes.toString()) ?? [];
  return { id, isUnfinished: more === unfinished };
}

export const writeLabel = (storage: Storage, { id, isUnfinished }: Label): Promise<void> =>
  storage.write(labelName, Buffer.from(`Uploads of ${id}${isUnfinished ? unfinished : ''}\n`), 'text/plain');

/** Folders that hold an upload, whoever's it is. */
export const uploadFolders = async (storage: Storage): Promise<string[]> =>
  (await storage.folders()).filter((name) => /^[\da-f]{32}$/.test(name));
