import { openBackend } from '../backend.ts';
import type { Services } from '../services.ts';
import { openOwnUploads } from '../uploads/own-uploads.ts';
import { withDatabase } from '../with-database.ts';
import type { Shell } from './shell.ts';

/** Runs `work` with the services of the product, which may or may not be running. */
export function withServices<T>(
  { config, log }: Shell,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  return withDatabase(config, log, async (url) => {
    const storage = await openOwnUploads(config, url, log);
    const backend = await openBackend(config, url, log, { storage });
    try {
      return await work(backend.services);
    } finally {
      await backend.close();
    }
  });
}
