// The product in numbers, for Prometheus and its like, on a port of its own that visitors never reach. Loaded only where it is wanted.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import type { MediaService } from '../modules/media/media.service.ts';
import type { ContentChanges } from '../platform/changes/content-changes.ts';
import { poolOf } from '../platform/database/rows.ts';
import type { Quiet } from '../platform/deployment/quiet.ts';
import { openHttpServer } from '../platform/http-server.ts';
import { connectionLimits } from '../platform/limits/connection-limits.ts';
import type { Logger } from '../platform/log.ts';
import type { PageSource } from '../web/pages/page-source.ts';
import type { RequestCounts } from '../web/requests/request-counts.ts';
import { createDatabaseFacts } from './database-facts.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { addMachineMetrics } from './machine-metrics.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { addRequestMetrics } from './request-metrics.ts';

/** The settings that say where they are told. */
export const metricsVariables = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

export interface MetricsDeps {
  config: Pick<Config, 'dataDir' | 'publicUrl'>;
  /** Port 0 for any. */
  listen: { port: number; host: string };
  databaseUrl: string;
  db: DataSource;
  changes: Pick<ContentChanges, 'listening'>;
  services: { quiet: Pick<Quiet, 'copy'>; media: Pick<MediaService, 'picturePid'> };
  counts: RequestCounts;
  /** Null where no pages are rendered. */
  pages: Pick<PageSource, 'load'> | null;
  log: Logger;
}

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Throws a StartError when nobody may listen there. */
export async function openMetricsServer(deps: MetricsDeps): Promise<MetricsServer> {
  const { listen, databaseUrl, db, counts, config, log, changes, services, pages } = deps;
  const registry = new Registry();
  const facts = createDatabaseFacts(databaseUrl);
  addRequestMetrics(registry, counts);
  const stopLooking = addProcessMetrics(registry, {
    changes,
    quiet: services.quiet,
    pool: poolOf(db),
    renderLoad: () => pages?.load?.() ?? { waiting: 0, heaps: [] },
    picturePid: () => services.media.picturePid(),
  });
  addDatabaseMetrics(registry, facts);
  addMachineMetrics(registry, config);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [path] = (req.url ?? '/').split('?', 1);
    if (path !== '/metrics') return send(res, 404, 'The metrics are at /metrics.\n');
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return send(res, 405, 'The metrics are read with GET.\n');
    send(res, 200, await registry.metrics(), registry.contentType);
  }

  const server = await openHttpServer(
    listen.port,
    listen.host,
    (req, res) =>
      void answer(req, res).catch((err) => {
        log.error({ err }, 'The metrics cannot be told.');
        send(res, 500, 'The metrics cannot be told: the log says why.\n');
      }),
    connectionLimits,
    metricsVariables,
  );
  return {
    port: server.port,
    async close() {
      await server.close(100);
      stopLooking();
      await facts.close();
    },
  };
}

function send(res: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}
