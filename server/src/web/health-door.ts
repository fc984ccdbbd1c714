// For those who watch over the process: /healthz (it lives) and /readyz (it can answer visitors).
import { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Logger } from '../platform/log.ts';

/** Milliseconds the database gets to answer. */
const patience = 2_000;

/** The product listens for real only after migrations, so whether it is ready depends on the database alone. */
export function createHealthDoor({ db, log }: { db: DataSource; log: Logger }): Router {
  return Router({ caseSensitive: true })
    .get('/healthz', (_req, res) => void res.set('Cache-Control', 'no-store').json({ status: 'ok' }))
    .get('/readyz', async (_req, res) => {
      res.set('Cache-Control', 'no-store');
      try {
        await Promise.race([db.query('SELECT 1'), rejectAfter(patience)]);
        res.json({ status: 'ready' });
      } catch (err) {
        log.warn({ err }, 'The database does not answer.');
        res.status(503).set('Retry-After', '5').json({ status: 'the database does not answer' });
      }
    });
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms`)), milliseconds).unref();
  });
}
