// The tar of a backup, and the list of what was put into it.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { type Lock, sealFile } from '../platform/age/age-file.ts';
import type { Part } from './backup-format.ts';

/** What is known of a part besides its bytes. */
interface Known {
  rows?: number;
  /** Made here when left out. */
  sha256?: Buffer;
}

export interface PartWriter {
  /** What was added, in its order. */
  readonly parts: readonly Part[];
  /** Resolves when there is room for more. */
  add(name: string, bytes: Buffer, known?: Known): Promise<void>;
}

/** Lets `fill` write the parts of a tar that goes to `out`, sealed when there is a lock. Rejects with the first thing that went wrong. */
export async function writeParts(
  out: Writable,
  { lock, signal, at }: { lock: Lock | null; signal: AbortSignal; at: Date },
  fill: (writer: PartWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const bytes = Readable.from(tar);
  const written = lock
    ? pipeline(bytes, sealFile(lock), writeTogether(out), { signal })
    : pipeline(bytes, out, { signal });
  // What goes wrong there ends the tar, and is heard by who waits for it to be written.
  void fill(writerOf(tar, at)).then(
    () => tar.finalize(),
    (error) => tar.destroy(error),
  );
  await written;
}

/** The end of a pipeline whose pieces come together: they are written in one go, and copied nowhere. */
function writeTogether(out: Writable) {
  return async (source: AsyncIterable<Buffer[]>, { signal }: { signal?: AbortSignal } = {}) => {
    const closed = finished(out);
    // It is waited for below, and may fail before.
    closed.catch(() => undefined);
    try {
      for await (const pieces of source) {
        out.cork();
        for (const piece of pieces) out.write(piece);
        out.uncork();
        if (out.writableNeedDrain) await Promise.race([once(out, 'drain', { signal }), closed]);
      }
      out.end();
      await closed;
    } catch (error) {
      out.destroy();
      throw error;
    }
  };
}

function writerOf(tar: Pack, at: Date): PartWriter {
  const parts: Part[] = [];
  return {
    parts,
    async add(name, bytes, { rows, sha256 = createHash('sha256').update(bytes).digest() } = {}) {
      parts.push({
        name,
        bytes: bytes.length,
        ...(rows !== undefined && { rows }),
        sha256: sha256.toString('hex'),
      });
      const header = { name, size: bytes.length, mode: 0o600, mtime: at };
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const entry = tar.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
      // It is told to the callback as well; without a listener it would end the process.
      entry.on('error', () => undefined);
      await promise;
    },
  };
}
