// `npm run demo:departures`: fills the database of a demo, whether it runs or not, with prices, dates and bookings for trying.
import { withBackend } from './backend.ts';
import { type Config, loadConfig, readEnvironment } from './config.ts';
import { fillJourneys } from './database/fill-journeys.ts';
import { loadDemoPackage } from './demo-package.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { isStartError, StartError } from './platform/start-error.ts';
import { withDatabase } from './with-database.ts';

async function fill(config: Config, log: Logger, url: string): Promise<string> {
  const journeys = await (await loadDemoPackage()).journeys();
  const { dates, bookings } = await withBackend(config, url, log, (backend) =>
    fillJourneys(backend, journeys),
  );
  const made = `${dates} dates and ${bookings} bookings were made; what was there already stays as it is.`;
  return `\n  ${made}\n  Look at  ${config.publicUrl}/admin/departures\n`;
}

try {
  const config = loadConfig(readEnvironment());
  if (config.mode !== 'demo')
    throw new StartError(
      'This fills demos only, and DATABASE_URL is set: nothing was changed. Unset it to fill the demo.',
    );
  const log = createLogger({ level: 'error', human: true });
  process.stdout.write(await withDatabase(config, log, (url) => fill(config, log, url)));
} catch (error) {
  process.stderr.write(`${isStartError(error) ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
