// One thread that renders, as the thread that answers sees it: it is started, renders pages, and may die.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentNode } from 'graphql';
import type { RenderedPage, RenderRequest } from './render-request.ts';
import type { FromRenderer, RendererData, ToRenderer } from './thread-messages.ts';

interface RendererOptions {
  clientDir: string;
  /** Megabytes that its pages may take. */
  heapMegabytes: number;
  /** Milliseconds a page may take with its queries. */
  limit: number;
  /** The same document for equal ones of different threads, so that what is known about it is found again. */
  documentOf(source: DocumentNode): DocumentNode;
}

/** What a page fails with that waited in a renderer which died over another one: the next renderer can make it. */
export class Interrupted extends Error {}
const interrupted = () => new Interrupted('The renderer of this page ended over another one.');

/** Milliseconds to load the code of the pages; a busy machine needs some of them. */
const startLimit = 30_000;
/** So many times the limit of a page the first one may take on top: ended over that, the next renderer would be as new. */
const loading = 2;
/** Large enough for a page's short-lived objects, small enough not to count. */
const youngMegabytes = 16;

interface Job extends PromiseWithResolvers<RenderedPage> {
  number: number;
  request: RenderRequest;
  /** Why a query of the page failed, which says more than what the page makes of it. */
  failure?: unknown;
}

export class Renderer {
  /** Resolves when it can render; rejects when it ended before. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended, whatever the reason. */
  readonly ended: Promise<void>;
  readonly #options: RendererOptions;
  readonly #worker: Worker;
  readonly #documents: DocumentNode[] = [];
  #isAlive = true;
  #isWarm = false;
  #heapBytes = 0;
  readonly #jobs = new Map<number, Job>();
  /** The number of the job that has the thread. */
  #works = 0;
  #begun = 0;
  #end = new Error('A renderer ended.');

  constructor(options: RendererOptions) {
    this.#options = options;
    const workerData: RendererData = { clientDir: options.clientDir };
    this.#worker = new Worker(new URL(`./render-thread${extname(import.meta.url)}`, import.meta.url), {
      workerData,
      name: 'renderer',
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    });
    // It never keeps the process from ending.
    this.#worker.unref();
    const ready = Promise.withResolvers<void>();
    this.ready = ready.promise;
    this.ready.catch(() => undefined);
    const startTimer = this.#endAfter(startLimit, 'A renderer could not load the pages in time.');
    this.#worker.on('message', (message: FromRenderer) => {
      if (message.type !== 'ready') return this.#take(message);
      clearTimeout(startTimer);
      ready.resolve();
    });
    this.#worker.on('error', (error) => {
      this.#end = error;
    });
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#isAlive = false;
        clearTimeout(startTimer);
        ready.reject(this.#end);
        const isAlone = this.#jobs.size === 1;
        for (const job of this.#jobs.values())
          job.reject(isAlone || job.number === this.#works ? this.#end : interrupted());
        resolve();
      });
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** As of its last page. */
  get heapBytes(): number {
    return this.#heapBytes;
  }

  async render(request: RenderRequest): Promise<RenderedPage> {
    if (!this.#isAlive) throw interrupted();
    const job: Job = { ...Promise.withResolvers<RenderedPage>(), number: ++this.#begun, request };
    this.#jobs.set(job.number, job);
    const { kind: _, execute: __, ...page } = request;
    // The time of those before it is not its own, nor that of the code which the first one loads.
    const limit = this.#options.limit * (this.#jobs.size + (this.#isWarm ? 0 : loading));
    const timer = this.#endAfter(limit, `The page ${request.url} took too long.`);
    try {
      this.#say({ type: 'render', job: job.number, page });
      return await job.promise;
    } finally {
      clearTimeout(timer);
      this.#jobs.delete(job.number);
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #endAfter(milliseconds: number, why: string) {
    return setTimeout(() => {
      this.#end = new Error(why);
      void this.#worker.terminate();
    }, milliseconds).unref();
  }

  #say(message: ToRenderer) {
    this.#worker.postMessage(message);
  }

  #take(message: Exclude<FromRenderer, { type: 'ready' }>) {
    if (message.type === 'works') this.#works = message.job;
    const job = this.#jobs.get(message.job);
    if (!job || message.type === 'works') return;
    if (message.type === 'query') void this.#answer(job, message);
    else if (message.type === 'failed')
      job.reject(job.failure ?? Object.assign(new Error(message.message), { stack: message.stack }));
    else {
      this.#isWarm = true;
      this.#heapBytes = message.heapBytes;
      const { status, cacheable, html } = message;
      const { buffer, byteOffset, byteLength } = html;
      job.resolve({ status, cacheable, html: Buffer.from(buffer, byteOffset, byteLength) });
    }
  }

  async #answer(job: Job, message: Extract<FromRenderer, { type: 'query' }>) {
    const { query, document, source, variables } = message;
    if (source) this.#documents[document] = this.#options.documentOf(source);
    let json: string | null = null;
    try {
      const known = this.#documents[document];
      if (!known) throw new Error('A renderer asked for a document that it never sent.');
      json = JSON.stringify(await job.request.execute(known, variables));
    } catch (error) {
      job.failure = error;
    }
    this.#say({ type: 'data', query, json });
  }
}
