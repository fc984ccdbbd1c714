// What took how long: spans, in one trace from a request to the mail that follows. Where nobody wants them, each is one question whether
// there is somebody. This file knows no library: who hands spans on is given at start.
import { AsyncResource } from 'node:async_hooks';

/** What is told of a span: words and numbers of this product's own. Never what somebody typed, an address with its values, or SQL. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Tells more of a span while it lasts; with `error.type` it failed. */
export type Note = (attributes: Attributes) => void;

export interface SpanOptions {
  /** Where it stands; `internal` when left out. What a `client` asks outside of any span is none: a clock asks the database all day. */
  kind?: 'server' | 'client' | 'consumer' | 'internal';
  /** What it follows from, as a `traceparent`; null for nothing. What goes on around it when left out. */
  parent?: string | null;
}

/** Who hands spans on. */
export interface Tracer {
  /** Runs `work` within a span, which ends when it does. Of an error only its kind is told. */
  span<T>(name: string, attributes: Attributes, work: (note: Note) => T, options?: SpanOptions): T;
  /** A span that is over, and took so many milliseconds. */
  past(name: string, attributes: Attributes, milliseconds: number, options?: SpanOptions): void;
  /** Of what goes on, as a `traceparent`; undefined outside of any span. */
  traceparent(): string | undefined;
  /** Hands on what is left, but waits for nobody longer than a second. */
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

/** From now on spans go there; null: nowhere. To be called before anything starts that asks `isTraced`. */
export function traceWith(given: Tracer | null): void {
  tracer = given;
}

export const isTraced = (): boolean => tracer !== null;

const unheard: Note = () => undefined;

/** Runs `work` within a span, where somebody wants spans. */
export function span<T>(
  name: string,
  attributes: Attributes,
  work: (note: Note) => T,
  options?: SpanOptions,
): T {
  return tracer ? tracer.span(name, attributes, work, options) : work(unheard);
}

/** Tells of a span that is over. */
export function pastSpan(
  name: string,
  attributes: Attributes,
  milliseconds: number,
  options?: SpanOptions,
): void {
  tracer?.past(name, attributes, milliseconds, options);
}

/** Of the span that goes on. */
export const ownTraceparent = (): string | undefined => tracer?.traceparent();

/** `work`, which belongs to the span of now whoever calls it later, such as a socket or a thread. */
export const inThisSpan = <Given extends unknown[], Answer>(
  work: (...given: Given) => Answer,
): ((...given: Given) => Answer) => (tracer ? AsyncResource.bind(work) : work);
