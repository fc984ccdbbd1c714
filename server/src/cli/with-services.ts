import { withBackend } from '../backend.ts';
import type { Services } from '../services.ts';
import { openOwnUploads } from '../uploads/own-uploads.ts';
import { withDatabase } from '../with-database.ts';
import type { Shell } from './shell.ts';

/** Runs `work` with the services of the product, which may or may not be running. */
export function withServices<T>(shell: Shell, work: (services: Services) => Promise<T>): Promise<T> {
  return withDatabase(shell.config, shell.log, (url) => withServicesAt(url, shell, work));
}

/** The same on the database at `url`, which is up to date. */
export async function withServicesAt<T>(
  url: string,
  { config, log }: Shell,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const storage = await openOwnUploads(config, url, log);
  return withBackend(config, url, log, ({ services }) => work(services), { storage });
}
