// The originals of what staff uploaded, by the names that the database has for them. Sizes of pictures are made anew.

import type { Client } from '../backup/tables.ts';
import { masterKey } from '../modules/media/picture-files.ts';
import { pdfKey } from '../modules/pdf-files/pdf-key.ts';
import type { ReliableStorage, SummedBytes } from '../platform/storage/reliable-storage.ts';

/** Keys of the storage. */
export async function uploadKeys(client: Client): Promise<string[]> {
  const { rows: pictures } = await client.query<{ id: string }>('SELECT id FROM media ORDER BY id');
  const { rows: pdfs } = await client.query<{ id: string }>('SELECT id FROM pdf_files ORDER BY id');
  return [...pictures.map(({ id }) => masterKey(id)), ...pdfs.map(({ id }) => pdfKey(id))];
}

/** Whether it can be one of ours: an archive that anybody may have written names no other file. */
export const isUploadKey = (key: string) => /^[\da-f]{32}\/(master\.jpg|file\.pdf)$/.test(key);

export const typeOfUpload = (key: string) => (key.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');

/** Each file with its key, the next one read ahead; null for one that is not there any more, or is damaged. */
export async function* readUploads(
  storage: ReliableStorage,
  keys: readonly string[],
): AsyncGenerator<{ key: string; file: SummedBytes | null }> {
  const begin = (key: string | undefined) => {
    const reading = key === undefined ? null : storage.readWithSum(key);
    // It may fail before anybody waits for it.
    reading?.catch(() => undefined);
    return reading;
  };
  let next = begin(keys[0]);
  for (const [i, key] of keys.entries()) {
    const file = await next;
    next = begin(keys[i + 1]);
    yield { key, file };
  }
}
