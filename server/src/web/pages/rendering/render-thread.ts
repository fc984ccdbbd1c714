// A thread that renders. It reaches no database: its queries are run by the thread that started it, and meanwhile it renders
// another page.
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { createPageLinks, type Manifest } from '../page-links.ts';
import { loadPageRenderer } from '../page-renderer.ts';
import { type PageParts, renderDocument } from './render-document.ts';
import type { ExecuteForPage, RenderJob } from './render-request.ts';
import type { FromRenderer, RendererData, ToRenderer } from './thread-messages.ts';

// Linux has a priority for each thread: what is kept is sent first. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(10);

const { clientDir } = workerData as RendererData;
const say = (message: FromRenderer, transferred: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transferred);

const waiting = new Map<number, PromiseWithResolvers<ExecutionResult> & { job: number }>();
const documents = new Map<DocumentNode, number>();
let queries = 0;

const executeFor =
  (job: number): ExecuteForPage =>
  (source, variables) => {
    const query = ++queries;
    const known = documents.get(source);
    const document = known ?? documents.size;
    documents.set(source, document);
    const answer = { ...Promise.withResolvers<ExecutionResult>(), job };
    waiting.set(query, answer);
    say({ type: 'query', job, query, document, variables, ...(known === undefined && { source }) });
    return answer.promise;
  };

const parts = await builtParts(clientDir);

async function render(job: number, page: RenderJob) {
  try {
    const { status, cacheable, html } = await renderDocument(parts, page, executeFor(job));
    const bytes = new Uint8Array(html);
    const heapBytes = getHeapStatistics().used_heap_size;
    say({ type: 'rendered', job, status, cacheable, html: bytes, heapBytes }, [bytes.buffer]);
  } catch (error) {
    // Not the error itself: what libraries hang on theirs cannot be sent.
    const { message, stack } = error as Error;
    say({ type: 'failed', job, message, stack });
  }
}

parentPort?.on('message', (message: ToRenderer) => {
  if (message.type === 'render') {
    say({ type: 'works', job: message.job });
    return void render(message.job, message.page);
  }
  const answer = waiting.get(message.query);
  if (!answer) return;
  waiting.delete(message.query);
  say({ type: 'works', job: answer.job });
  if (message.json === null) answer.reject(new Error('The query of the page failed.'));
  else answer.resolve(JSON.parse(message.json));
});
say({ type: 'ready' });

/** What pages are made of in the finished build of the client in `clientDir`, the client's own folder. It loads the code of the pages. */
async function builtParts(clientDir: string): Promise<PageParts> {
  const publicDir = join(clientDir, 'dist/public');
  const [template, manifest, renderer] = await Promise.all([
    readFile(join(publicDir, 'index.html'), 'utf8'),
    readFile(join(publicDir, '.vite/manifest.json'), 'utf8'),
    loadPageRenderer(clientDir),
  ]);
  return {
    template: async () => template,
    renderer: async () => renderer,
    links: createPageLinks(JSON.parse(manifest) as Manifest),
  };
}
