// The thread in which a document is drawn: see pdf-maker.ts, which starts it.
import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './draw-document.ts';

const bytes = new Uint8Array(await drawDocument(workerData));
parentPort?.postMessage(bytes, [bytes.buffer]);
