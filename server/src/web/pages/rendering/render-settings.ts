export interface RenderSettings {
  /** Threads at most. */
  renderers: number;
  /** Milliseconds that a page waits for one at most. */
  wait: number;
  /** Milliseconds that a page may take. */
  limit: number;
  /** Milliseconds without a page after which a thread ends. */
  idle: number;
  /** Megabytes that the heap of a thread may take. */
  heapMegabytes: number;
}
