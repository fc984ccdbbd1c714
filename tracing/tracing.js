// Hands spans to a collector, by OTLP over HTTP as JSON. A package of its own, which only who sets OTEL_EXPORTER_OTLP_ENDPOINT installs:
// `npm ci --prefix tracing`. JavaScript, as a pack runs it with nothing built. Where to, with which headers and under which name,
// the library reads from the environment by itself.
import { setTimeout as wait } from 'node:timers/promises';
import { types } from 'node:util';
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

/**
 * @import { Context, Span } from '@opentelemetry/api'
 * @import { SpanExporter } from '@opentelemetry/sdk-trace'
 * @import { Attributes, SpanOptions, Tracer } from '../server/src/platform/tracing/tracing.ts'
 */

/** Milliseconds that a stop waits for a collector. */
const closeLimit = 1_000;

/** Milliseconds after which spans are handed on together: what is lost with a process that is killed. */
const delay = 1_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Opens the way to the collector. `about` is what all spans are of, unless the environment says otherwise; `warn` hears once that
 * nothing can be handed on, and again after something was.
 * @param {{ about: Attributes, warn: (reason: string) => void }} options
 * @returns {Tracer}
 */
export function openTracer({ about, warn }) {
  const manager = new AsyncLocalStorageContextManager();
  context.setGlobalContextManager(manager.enable());
  const told = tellingOnce(warn);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(about))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: told.exporter(new OTLPTraceExporter()),
        scheduledDelayMillis: delay,
      }),
    ],
  });
  const tracer = provider.getTracer('lubugo');

  /** @param {string} name @param {Attributes} attributes @param {SpanOptions} options */
  const begin = (name, attributes, { kind = 'internal', parent }, startTime = Date.now()) => {
    const around = contextOf(parent);
    const span = tracer.startSpan(name, { attributes, kind: kinds[kind], startTime }, around);
    return { span, around };
  };

  /** @param {SpanOptions} options */
  const isNone = ({ kind, parent }) =>
    kind === 'client' && parent === undefined && !trace.getSpan(context.active());

  return {
    span(name, attributes, work, options = {}) {
      if (isNone(options)) return work(() => undefined);
      const { span, around } = begin(name, attributes, options);
      /** @param {unknown} error @returns {never} */
      const fail = (error) => {
        tell(span, { 'error.type': kindOf(error) });
        span.end();
        throw error;
      };
      return context.with(trace.setSpan(around, span), () => {
        try {
          const result = work((more) => tell(span, more));
          if (!types.isPromise(result)) {
            span.end();
            return result;
          }
          const over = result.then((value) => {
            span.end();
            return value;
          }, fail);
          return /** @type {typeof result} */ (over);
        } catch (error) {
          return fail(error);
        }
      });
    },
    past(name, attributes, milliseconds, options = {}) {
      if (isNone(options)) return;
      const { span } = begin(name, {}, options, Date.now() - milliseconds);
      tell(span, attributes);
      span.end();
    },
    traceparent() {
      const own = trace.getSpanContext(context.active());
      return own && `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}`;
    },
    async close() {
      const isDone = provider.shutdown().then(
        () => true,
        () => true,
      );
      if (!(await Promise.race([isDone, wait(closeLimit, false, { ref: false })]))) told.failed('no answer');
    },
  };
}

/** @param {Span} span @param {Attributes} attributes */
function tell(span, attributes) {
  span.setAttributes(attributes);
  if ('error.type' in attributes) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** What an error says may hold anything; its kind is ours. @param {unknown} error */
const kindOf = (error) => (error instanceof Error ? error.constructor.name : typeof error);

/** @param {string | null | undefined} parent @returns {Context} */
function contextOf(parent) {
  if (parent === undefined) return context.active();
  const [, traceId, spanId, flags] = parent?.split('-') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const from = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, from);
}

/** @param {(reason: string) => void} warn */
function tellingOnce(warn) {
  let isKnown = false;
  /** @param {string} reason */
  const failed = (reason) => {
    if (!isKnown) warn(reason);
    isKnown = true;
  };
  return {
    failed,
    /** @param {SpanExporter} inner @returns {SpanExporter} */
    exporter: (inner) => ({
      export(spans, done) {
        inner.export(spans, (result) => {
          if (result.code === 0) isKnown = false;
          else failed(reasonOf(result.error));
          done(result);
        });
      },
      shutdown: () => inner.shutdown(),
      forceFlush: async () => inner.forceFlush?.(),
    }),
  };
}

/** A code alone: what a collector answers, or a library says, may repeat a header. @param {Error | undefined} error */
function reasonOf(error) {
  const { code, cause } = /** @type {{ code?: unknown, cause?: { code?: unknown } }} */ (error ?? {});
  const reason = code ?? cause?.code;
  return typeof reason === 'string' || typeof reason === 'number' ? String(reason) : 'no answer';
}
