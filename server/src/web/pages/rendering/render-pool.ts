// Pages are rendered beside the traffic: in threads that are started when one is first needed, and end when none is.
import type { DocumentNode } from 'graphql';
import type { PageKind } from '../site-address.ts';
import { RenderQueue } from './render-queue.ts';
import type { RenderedPage, RenderRequest } from './render-request.ts';
import type { RenderSettings } from './render-settings.ts';
import { Interrupted, Renderer } from './renderer.ts';

/** Pages that a renderer is given: while the query of one runs, it renders the other. */
const pagesAtOnce = 2;

export interface RenderLoad {
  /** Pages that wait for a renderer. */
  waiting: number;
  /** Bytes of the heap of each renderer, as of its last page. */
  heaps: number[];
}

interface RenderPool {
  /** Throws UNAVAILABLE when there is too much to do, and what went wrong with a page that cannot be made. */
  render(request: RenderRequest): Promise<RenderedPage>;
  load(): RenderLoad;
  close(): Promise<void>;
}

export function createRenderPool(clientDir: string, settings: RenderSettings): RenderPool {
  const queue = new RenderQueue<Renderer>(settings.wait);
  const renderers = new Set<Renderer>();
  /** Those that take pages, and the kinds of the pages that each has. */
  const ready = new Map<Renderer, PageKind[]>();
  const idle = new Map<Renderer, NodeJS.Timeout>();
  let isClosed = false;
  const documents = new Map<string, DocumentNode>();

  function documentOf(source: DocumentNode): DocumentNode {
    const text = JSON.stringify(source);
    const known = documents.get(text) ?? source;
    documents.set(text, known);
    return known;
  }

  function start(): void {
    const { heapMegabytes, limit } = settings;
    const renderer = new Renderer({ clientDir, heapMegabytes, limit, documentOf });
    renderers.add(renderer);
    // Who waits for one that cannot even start would wait for the next one in vain.
    renderer.ready.then(
      () => {
        if (!renderer.isAlive) return;
        ready.set(renderer, []);
        queue.isServed = true;
        rest(renderer);
        next();
      },
      (error) => queue.failAll(error),
    );
    void renderer.ended.then(() => {
      renderers.delete(renderer);
      leave(renderer);
      clearTimeout(idle.get(renderer));
      idle.delete(renderer);
      next();
    });
  }

  function rest(renderer: Renderer): void {
    idle.set(renderer, setTimeout(() => endIdle(renderer), settings.idle).unref());
  }

  function leave(renderer: Renderer): void {
    ready.delete(renderer);
    queue.isServed = ready.size > 0;
  }

  /** From then on it gets no page, though it takes a moment to end. */
  function endIdle(renderer: Renderer): void {
    leave(renderer);
    idle.delete(renderer);
    void renderer.end();
  }

  /** Those without a page come first. */
  function next(): void {
    for (let place = 0; place < pagesAtOnce; place += 1)
      for (const [renderer, pages] of ready) if (pages.length === place) give(renderer, pages);
    const behind = [...ready.values()].filter(({ length }) => length > 1).length;
    const starting = renderers.size - ready.size;
    if (queue.size + behind > starting && renderers.size < settings.renderers) start();
  }

  /** Of free text one page at most is made at a time, whatever waits. */
  function give(renderer: Renderer, pages: PageKind[]): void {
    const hasText = [...ready.values()].some((kinds) => kinds.includes('text'));
    const kind = queue.serve(renderer, new Set(hasText ? ['text'] : []));
    if (!kind) return;
    clearTimeout(idle.get(renderer));
    idle.delete(renderer);
    pages.push(kind);
  }

  function takeBack(renderer: Renderer, kind: PageKind): void {
    const pages = ready.get(renderer);
    if (!pages) return;
    pages.splice(pages.indexOf(kind), 1);
    if (pages.length === 0) rest(renderer);
    next();
  }

  async function renderByNext(request: RenderRequest): Promise<RenderedPage> {
    const turn = queue.wait(request.kind);
    next();
    const renderer = await turn;
    try {
      return await renderer.render(request);
    } finally {
      takeBack(renderer, request.kind);
    }
  }

  return {
    render: (request) =>
      renderByNext(request).catch((error) => {
        // Once: whoever makes renderers die must not have it tried for ever.
        if (error instanceof Interrupted && !isClosed) return renderByNext(request);
        throw error;
      }),
    load: () => ({ waiting: queue.size, heaps: [...renderers].map(({ heapBytes }) => heapBytes) }),
    async close() {
      isClosed = true;
      queue.failAll(new Error('The product stops.'));
      await Promise.all([...renderers].map((renderer) => renderer.end()));
    },
  };
}
