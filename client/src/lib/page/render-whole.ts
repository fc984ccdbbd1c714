import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * A tree as HTML, on the server. Rejects with what any part of it throws: below a Suspense `renderToString` would hide
 * that, and the page with a hole in it would pass for a whole one.
 */
export function renderWhole(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // In one piece: what came later would need scripts in the page to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => pipe(collect(resolve)),
    });
  });
}

/** Takes all that is written, without ever asking to wait, and hands it over as one text. */
function collect(done: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(ended) {
      done(Buffer.concat(chunks).toString());
      ended();
    },
  });
}
