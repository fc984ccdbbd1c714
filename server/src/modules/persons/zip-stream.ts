import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  /** Left as it is when it is `packed` already, such as a picture. */
  packed?: boolean;
  content: AsyncIterable<string | Uint8Array>;
}

/** A ZIP file as it is made: nothing but the piece at hand is in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { name, packed, content } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
