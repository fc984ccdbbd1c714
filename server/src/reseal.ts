// `npm run reseal`: seals what visitors told about their health, and the secrets of two-factor sign-in, with the first of DATA_KEYS, while the product runs or not.
import { openBackend } from './backend.ts';
import { loadConfig, readEnvironment } from './config.ts';
import { createLogger } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { withDatabase } from './with-database.ts';

try {
  const config = loadConfig(readEnvironment());
  const log = createLogger({ level: 'error', human: true });
  const [{ id }] = config.dataKeys;
  const { registrations, secrets } = await withDatabase(config, log, async (url) => {
    const backend = await openBackend(config, url, log);
    const { registrationKeeping, twoFactor } = backend.services;
    try {
      return { registrations: await registrationKeeping.reseal(), secrets: await twoFactor.reseal() };
    } finally {
      await backend.close();
    }
  });
  process.stdout.write(
    `${registrations} registrations and ${secrets} secrets of two-factor sign-in were resealed; all are under the key "${id}" now.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
