// Pages are rendered beside the traffic: in threads that are started when one is first needed, and end when none is.
import type { DocumentNode } from 'graphql';
import type { PageKind } from '../site-address.ts';
import { RenderQueue } from './render-queue.ts';
import type { RenderedPage, RenderRequest } from './render-request.ts';
import type { RenderSettings } from './render-settings.ts';
import { Renderer } from './renderer.ts';

export interface RenderPool {
  /** Throws UNAVAILABLE when there is too much to do, and what went wrong with a page that cannot be made. */
  render(request: RenderRequest): Promise<RenderedPage>;
  close(): Promise<void>;
}

export function createRenderPool(clientDir: string, settings: RenderSettings): RenderPool {
  const queue = new RenderQueue<Renderer>(settings.wait);
  const renderers = new Set<Renderer>();
  const idle = new Map<Renderer, NodeJS.Timeout>();
  const busy = new Map<Renderer, PageKind>();
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
      () => rest(renderer),
      (error) => queue.failAll(error),
    );
    void renderer.ended.then(() => {
      renderers.delete(renderer);
      clearTimeout(idle.get(renderer));
      idle.delete(renderer);
      next();
    });
  }

  function rest(renderer: Renderer): void {
    if (!renderer.isAlive) return;
    idle.set(renderer, setTimeout(() => endIdle(renderer), settings.idle).unref());
    next();
  }

  /** From then on it gets no page, though it takes a moment to end. */
  function endIdle(renderer: Renderer): void {
    idle.delete(renderer);
    void renderer.end();
  }

  /** Free text has one renderer at most, whatever waits. */
  function next(): void {
    const leftOut = new Set<PageKind>([...busy.values()].includes('text') ? ['text'] : []);
    for (const [renderer, timer] of idle) {
      const kind = queue.serve(renderer, leftOut);
      if (!kind) return;
      clearTimeout(timer);
      idle.delete(renderer);
      busy.set(renderer, kind);
      if (kind === 'text') leftOut.add(kind);
    }
    const starting = renderers.size - busy.size - idle.size;
    if (queue.size > starting && renderers.size < settings.renderers) start();
  }

  return {
    async render(request) {
      const turn = queue.wait(request.kind);
      next();
      const renderer = await turn;
      try {
        return await renderer.render(request);
      } finally {
        busy.delete(renderer);
        rest(renderer);
      }
    },
    async close() {
      queue.failAll(new Error('The product stops.'));
      await Promise.all([...renderers].map((renderer) => renderer.end()));
    },
  };
}
