// The embedded server kept alive: when it ends unexpectedly it is started again on the same port, where connections look for it.
import { setTimeout as wait } from 'node:timers/promises';
import { DiskFull } from './disk-full.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

/** How often a start is tried: processes of the one that was killed may hold its memory for a moment. */
const tries = 5;

/** Milliseconds between two looks whether there is room again. */
const lookAgain = 2_000;

/** As `startEmbeddedPostgres`. While the disk is full it waits for room. When it cannot be started again the StartError is nobody's, so that the product ends with it. */
export async function startLastingPostgres(
  options: EmbeddedPostgresOptions,
  log: { error(sentence: string): void; info(sentence: string): void },
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  let current = startEmbeddedPostgres(options);
  const { url } = await current;
  const again = { ...options, port: Number(new URL(url).port) };
  let stopping = false;

  async function watch(): Promise<void> {
    const { died, stop } = await current;
    await died;
    if (stopping) return;
    log.error('The embedded database ended unexpectedly. It is started again.');
    await stop();
    current = startPatiently();
    await current.catch((error) => {
      if (!stopping) throw error;
    });
    if (stopping) return;
    log.info('The embedded database is back.');
    return watch();
  }

  async function startPatiently(): Promise<EmbeddedPostgres> {
    let waiting = false;
    for (let tried = 1; ; ) {
      try {
        return await startEmbeddedPostgres(again);
      } catch (error) {
        if (stopping) throw error;
        if (error instanceof DiskFull) {
          if (!waiting) log.error(`${error.message} It is started as soon as there is some.`);
          waiting = true;
          await wait(lookAgain, undefined, { ref: false });
        } else if (tried === tries) throw error;
        else {
          await wait(tried * 200);
          tried += 1;
        }
      }
    }
  }

  void watch();
  return {
    url,
    async stop() {
      stopping = true;
      const postgres = await current.catch(() => null);
      await postgres?.stop();
    },
  };
}
