// Documents are drawn in a thread beside the one that serves visitors, one at a time.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { limitConcurrency } from '../limits/concurrency.ts';
import type { PdfDocument } from './pdf-document.ts';

export type MakePdf = (document: PdfDocument) => Promise<Buffer>;

/** Megabytes of JavaScript objects, and milliseconds, that one document may take. */
const limits = { memory: 60, time: 20_000 };

export function createPdfMaker(): MakePdf {
  const inTurn = limitConcurrency(1);
  return (document) => inTurn(() => draw(document));
}

async function draw(document: PdfDocument): Promise<Buffer> {
  const [, extension = 'js'] = /\.(\w+)$/.exec(import.meta.url) ?? [];
  const worker = new Worker(fileURLToPath(new URL(`pdf-worker.${extension}`, import.meta.url)), {
    workerData: document,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes.buffer)));
  worker.once('error', reject);
  worker.once('exit', () => reject(tooMuch()));
  const tooLong = setTimeout(() => void worker.terminate(), limits.time);
  try {
    return await promise;
  } finally {
    clearTimeout(tooLong);
    void worker.terminate();
  }
}

const tooMuch = () =>
  new AppError('UNAVAILABLE', 'The document could not be made in time: please try again in a moment.', [], {
    retryAfter: 5,
  });
