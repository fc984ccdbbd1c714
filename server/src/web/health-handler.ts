// For those who watch over the process: /healthz (it lives) and /readyz (it can answer visitors).
import { Router } from 'express';
import type { DatabaseProbe } from '../platform/database/database-probe.ts';
import type { Quiet } from '../platform/deployment/quiet.ts';
import type { Logger } from '../platform/log.ts';

interface HealthDeps {
  probe: DatabaseProbe;
  log: Logger;
  quiet: Pick<Quiet, 'copy'>;
  /** Aborted when nobody should be sent here any more. */
  stopping?: AbortSignal;
}

/** The product listens only when all of it is there, so until it stops whether it is ready depends on the database alone. */
export function createHealthHandler({ probe, log, quiet, stopping }: HealthDeps): Router {
  return Router({ caseSensitive: true })
    .get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }))
    .get('/readyz', async (_req, res) => {
      res.set('Cache-Control', 'no-store');
      if (stopping?.aborted) return void res.status(503).set('Retry-After', '5').json({ status: 'stopping' });
      try {
        await probe.check();
        res.json({ status: 'ready', ...(quiet.copy && { restoredCopyOf: quiet.copy.snapshotAt }) });
      } catch (err) {
        log.warn({ err }, 'The database does not answer.');
        res.status(503).set('Retry-After', '5').json({ status: 'the database does not answer' });
      }
    });
}
