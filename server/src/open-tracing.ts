// Traces are for who asks for them: what hands them on is a package beside the server, which is loaded only then. This is all the server
// knows of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from './config.ts';
import type { Logger } from './platform/log.ts';
import { projectRoot } from './platform/project-root.ts';
import { StartError } from './platform/start-error.ts';
import { type Attributes, type Tracer, traceWith } from './platform/tracing/tracing.ts';

interface TracingPackage {
  openTracer(options: { about: Attributes; warn(reason: string): void }): Tracer;
}

/** Hands spans on from now until the function it answers. Throws a StartError when the package is not installed. */
export async function openTracing({ role }: Config, log: Logger): Promise<() => Promise<void>> {
  const { name, version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const { openTracer } = await loadTracingPackage();
  const tracer = openTracer({
    about: { 'service.name': name, 'service.version': version, 'lubugo.role': role },
    warn: (reason) =>
      log.warn({ reason }, 'Traces cannot be handed on, and are lost until they can be: see the collector.'),
  });
  traceWith(tracer);
  return async () => {
    traceWith(null);
    await tracer.close();
  };
}

async function loadTracingPackage(): Promise<TracingPackage> {
  try {
    return await import(pathToFileURL(join(projectRoot, 'tracing/tracing.js')).href);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes('@opentelemetry/')) throw error;
    throw new StartError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, and what hands traces on is not installed: run \`npm ci --prefix tracing\` in ${projectRoot}, or unset it.`,
      { cause: error },
    );
  }
}
