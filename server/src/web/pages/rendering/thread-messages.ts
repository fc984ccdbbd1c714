// What the thread that answers and a thread that renders say to each other. Data goes as JSON, as it would to a browser.
import type { DocumentNode } from 'graphql';
import type { RenderJob } from './render-request.ts';

/** To the renderer. */
export type ToRenderer =
  | { type: 'render'; job: number; page: RenderJob }
  /** The answer to a query, or null when there is none and the page has failed. */
  | { type: 'data'; query: number; json: string | null };

/** From the renderer. */
export type FromRenderer =
  | { type: 'ready' }
  /** From now on, or until another job says so, it is this one that has the thread. */
  | { type: 'works'; job: number }
  /** `source` comes with a document's first query. */
  | {
      type: 'query';
      job: number;
      query: number;
      document: number;
      source?: DocumentNode;
      variables: Record<string, unknown>;
    }
  /** `heapBytes` is what the heap of its thread holds now. */
  | {
      type: 'rendered';
      job: number;
      status: number;
      cacheable: boolean;
      html: Uint8Array;
      heapBytes: number;
    }
  | { type: 'failed'; job: number; message: string; stack?: string };

/** What a renderer is started with. */
export interface RendererData {
  clientDir: string;
}
