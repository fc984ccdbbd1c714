// Start and stop, nothing else.
import { loadConfig, readEnvironment } from './config.ts';
import { isStartError } from './platform/start-error.ts';
import { onStopSignal } from './platform/stop-signals.ts';

function fail(error: unknown): never {
  const text = isStartError(error) ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

process.on('uncaughtException', fail);

try {
  const config = loadConfig(readEnvironment());
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort(), { withParent: config.startedByNpm });
  // Not before: React and GraphQL read the environment when they are imported.
  const { start } = await import('./start.ts');
  const stop = await start(config);
  const stopAndExit = () => void stop().then(() => process.exit(0), fail);
  if (stopping.signal.aborted) stopAndExit();
  else stopping.signal.addEventListener('abort', stopAndExit);
} catch (error) {
  fail(error);
}
