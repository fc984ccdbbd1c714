// `npm run reseal`: seals what visitors told about their health with the first of DATA_KEYS, while the product runs or not.
import { openBackend } from './backend.ts';
import { loadConfig, readEnvironment } from './config.ts';
import { createLogger } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { withDatabase } from './with-database.ts';

try {
  const config = loadConfig(readEnvironment());
  const log = createLogger({ level: 'error', human: true });
  const [{ id }] = config.dataKeys;
  const count = await withDatabase(config, log, async (url) => {
    const backend = await openBackend(config, url, log);
    return backend.services.registrationKeeping.reseal().finally(() => backend.close());
  });
  process.stdout.write(`${count} registrations were resealed; all are under the key "${id}" now.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
