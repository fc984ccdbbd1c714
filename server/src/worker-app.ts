// What a process with ROLE=worker answers: those who watch over it, and nobody else.
import type { RequestListener } from 'node:http';
import express from 'express';
import type { App, AppDeps } from './app.ts';
import { createHealthHandler } from './web/health-handler.ts';
import { startMediaWarmUp } from './web/media-handler.ts';

type WorkerDeps = Pick<AppDeps, 'config' | 'log' | 'probe' | 'services' | 'stopping'>;

export function createWorkerApp({ config, log, probe, services, stopping }: WorkerDeps): App {
  const app = express();
  app.disable('x-powered-by');
  app.use(createHealthHandler({ probe, log, quiet: services.quiet, stopping }));
  app.use(
    (_req, res) =>
      void res.status(404).type('text').send('This process answers no visitors (ROLE=worker).\n'),
  );
  const stopWarmUp = config.picturesAhead ? startMediaWarmUp(services.media, log) : undefined;
  const listener: RequestListener = app;
  return { listener, close: async () => stopWarmUp?.() };
}
