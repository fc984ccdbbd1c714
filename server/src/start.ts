// The order in which things start. They stop in the opposite order, also when a later one cannot start.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { fillDemo } from './database/fill-demo.ts';
import { loadDemoPackage } from './demo-package.ts';
import type { MetricsDeps } from './metrics/metrics-server.ts';
import { placeOf } from './open-storage.ts';
import { openTracing } from './open-tracing.ts';
import { refuseOtherMachines } from './platform/changes/instances.ts';
import { type DatabaseAddress, findDatabase, serverAt } from './platform/database/database-address.ts';
import { checkPort, openHttpServer } from './platform/http-server.ts';
import { watchWorkers } from './platform/jobs/watch-workers.ts';
import { connectionLimits } from './platform/limits/connection-limits.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { projectRoot } from './platform/project-root.ts';
import { storedSecret } from './platform/secrets.ts';
import { openOwnUploads } from './uploads/own-uploads.ts';
import { builtPages, type PageSource } from './web/pages/page-source.ts';
import { RequestCounts } from './web/requests/request-counts.ts';
import { welcome } from './welcome.ts';
import { prepareTables } from './with-database.ts';
import { createWorkerApp } from './worker-app.ts';

/** Resolves when visitors are served, with the function that stops everything: in a demo in less than 3 s. */
export async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLogger({ level: config.logLevel, human: config.mode === 'demo' });
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const undo of started.splice(0).reverse()) await undo();
  };
  try {
    await checkPort(config.port, config.host);
    // Before all that asks whether somebody wants spans, and ended after it.
    if (config.tracing) started.push(await openTracing(config, log));
    const metrics = config.metrics && (await prepareMetrics(config.metrics));
    const isWorker = config.role === 'worker';
    const pages = isWorker ? null : await openPages(config);
    started.push(async () => pages?.close?.());
    const { address: requests, stop: stopDatabase } = await openDatabase(config, log);
    started.push(async () => stopDatabase?.());
    await prepareTables(config, requests.direct, log);
    const storage = await openOwnUploads(config, requests.direct, log);
    const backend = await openBackend(config, requests.direct, log, { storage, requests, tellsCdn: true });
    started.push(() => backend.close());
    if (!config.s3) await refuseOtherMachines(backend.db, placeOf(config));
    const demo = config.mode === 'demo' ? await loadDemoPackage() : null;
    const ownerPassword = demo && (await fillDemo(demo, backend.db, backend.services, log));

    const setupUrl = isWorker ? null : await backend.services.setup.prepare();
    const stopping = new AbortController();
    const counts = metrics?.counts;
    const deps = { ...backend, config, log, pages, stopping: stopping.signal, counts };
    const app = isWorker ? createWorkerApp(deps) : await createApp(deps);
    started.push(() => app.close());
    // What became due while nobody was here to see it.
    const { publishing, quiet } = backend.services;
    if (!quiet.copy && config.role !== 'web') await publishing.publishDue();
    if (config.role === 'web') {
      const stopWatching = watchWorkers({ db: backend.db, log });
      started.push(async () => stopWatching());
    }
    const limits = { ...connectionLimits, perAddress: config.connectionsPerAddress };
    const server = await openHttpServer(config.port, config.host, app.listener, limits);
    started.push(async () => {
      // Load balancers are told first, and get the time to notice.
      stopping.abort();
      await server.leave(config.shutdownDelay);
      // Both at once: one after the other they would take too long.
      const { jobs, services } = backend;
      const ending = [server.close(config.shutdownLimit), services.newsletterSender.stop(), jobs.stop()];
      await Promise.race([Promise.all(ending), wait(config.shutdownLimit, undefined, { ref: false })]);
    });
    if (metrics) {
      const told = await metrics.open({ ...backend, config, databaseUrl: requests.direct, pages, log });
      started.push(() => told.close());
    }
    await backend.jobs.start();
    const { name } = await backend.services.settings.agency();
    welcome(config, log, { ownerEmail: demo?.ownerEmail ?? null, ownerPassword, setupUrl, name });
    return stop;
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

/** Loaded only where somebody wants to know the numbers. Throws a StartError when nobody may listen there. */
async function prepareMetrics(listen: { port: number; host: string }) {
  const { metricsVariables, openMetricsServer } = await import('./metrics/metrics-server.ts');
  await checkPort(listen.port, listen.host, metricsVariables);
  const counts = new RequestCounts();
  return {
    counts,
    open: (deps: Omit<MetricsDeps, 'listen' | 'counts'>) => openMetricsServer({ ...deps, listen, counts }),
  };
}

/** The finished build; under `npm run dev` the sources, through Vite, which only developers have. */
async function openPages({ dev, rendering }: Config): Promise<PageSource> {
  if (!dev) return builtPages(join(projectRoot, 'client'), rendering);
  const { devPages } = await import('./web/pages/dev-pages.ts');
  return devPages(dev);
}

/** What DATABASE_URL and DATABASE_DIRECT_URL name, or the demo's own. */
async function openDatabase(
  { databaseUrl, databaseDirectUrl, dataDir: folder }: Config,
  log: Logger,
): Promise<{ address: DatabaseAddress; stop?(): Promise<void> }> {
  if (databaseUrl) return { address: await findDatabase(databaseUrl, databaseDirectUrl) };
  const { startPostgres } = await loadDemoPackage();
  const { url, stop } = await startPostgres({ folder, password: storedSecret(folder, 'postgres') }, log);
  return { address: serverAt(url), stop };
}
