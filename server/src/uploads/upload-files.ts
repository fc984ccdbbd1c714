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

/** Files that are read and summed beside the one that is worked on: with one alone the processors wait for each other. */
const readAhead = 3;

/** Each file with its key, the next ones read ahead; null for one that is not there any more, or is damaged. */
export async function* readUploads(
  storage: ReliableStorage,
  keys: readonly string[],
): AsyncGenerator<{ key: string; file: SummedBytes | null }> {
  const begin = (key: string) => {
    const reading = storage.readWithSum(key);
    // It may fail before anybody waits for it.
    reading.catch(() => undefined);
    return { key, reading };
  };
  const begun = keys.slice(0, readAhead).map(begin);
  for (let i = readAhead; begun.length > 0; i += 1) {
    const next = keys[i];
    if (next) begun.push(begin(next));
    const { key, reading } = begun.shift() as (typeof begun)[number];
    yield { key, file: await reading };
  }
}
