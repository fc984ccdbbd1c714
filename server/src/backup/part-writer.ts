// The tar of a backup, and the list of what was put into it.
import { addAbortSignal, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { type Lock, sealFile } from '../platform/age/age-file.ts';
import type { ByteSink } from '../platform/age/age-payload.ts';
import { sha256Of } from '../platform/storage/reliable-storage.ts';
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
  /** Once it resolves, the bytes may be changed. */
  add(name: string, bytes: Buffer, known?: Known): Promise<void>;
}

/** Lets `fill` write the parts of a tar that goes to `out`, sealed when there is a lock. Rejects with the first thing that went wrong. */
export async function writeParts(
  out: Writable,
  { lock, signal, at }: { lock: Lock | null; signal: AbortSignal; at: Date },
  fill: (writer: PartWriter) => Promise<void>,
): Promise<void> {
  addAbortSignal(signal, out);
  const plain = sinkOf(out);
  try {
    const sink = lock ? await sealFile(lock, plain) : plain;
    const tar = pack();
    const pieces = tar[Symbol.asyncIterator]() as AsyncIterableIterator<Uint8Array>;
    await fill(writerOf(tar, pieces, sink, at));
    tar.finalize();
    for await (const piece of pieces) await sink.write(piece);
    await sink.end();
  } catch (error) {
    out.destroy();
    throw error;
  }
}

function sinkOf(out: Writable): ByteSink {
  const closed = finished(out);
  // What fails is told to who writes as well.
  closed.catch(() => undefined);
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        // Who writes to a stream that has failed hears that it is closed, and why from the stream.
        out.write(bytes, (error) => (error ? reject(out.errored ?? error) : resolve()));
      }),
    async end() {
      out.end();
      await closed;
    },
  };
}

/** A tar is made of blocks: a header, then the bytes, filled up. */
const blockBytes = 512;

function writerOf(tar: Pack, pieces: AsyncIterator<Uint8Array>, sink: ByteSink, at: Date): PartWriter {
  const parts: Part[] = [];
  return {
    parts,
    async add(name, bytes, { rows, sha256 = sha256Of(bytes) } = {}) {
      parts.push({
        name,
        bytes: bytes.length,
        ...(rows !== undefined && { rows }),
        sha256: sha256.toString('hex'),
      });
      tar.entry({ name, size: bytes.length, mode: 0o600, mtime: at }, bytes);
      let left = blockBytes + Math.ceil(bytes.length / blockBytes) * blockBytes;
      while (left > 0) {
        const { value: piece } = await pieces.next();
        left -= piece.length;
        await sink.write(piece);
      }
    },
  };
}
