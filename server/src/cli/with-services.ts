import { openBackend } from '../backend.ts';
import type { Services } from '../services.ts';
import { withDatabase } from '../with-database.ts';
import type { Shell } from './shell.ts';

/** Runs `work` with the services of the product, which may or may not be running. */
export function withServices<T>(
  { config, log }: Shell,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  return withDatabase(config, log, async (url) => {
    const backend = await openBackend(config, url, log);
    try {
      return await work(backend.services);
    } finally {
      await backend.close();
    }
  });
}
