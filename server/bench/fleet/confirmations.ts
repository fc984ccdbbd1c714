// How long a save waits for the other instance, beside a plain NOTIFY that both hear back.
import pg from 'pg';
import { listenForContentChanges } from '../../src/platform/changes/content-changes.ts';
import { createLogger } from '../../src/platform/log.ts';

/** Milliseconds, in turns, so many of each. */
export async function measureConfirmations(url: string, count: number) {
  const log = createLogger({ level: 'warn', human: true });
  const options = { url, log, role: 'web' } as const;
  const [one, other] = [await listenForContentChanges(options), await listenForContentChanges(options)];
  const echoes = [await listener(url), await listener(url)];
  const teller = new pg.Client({ connectionString: url });
  await teller.connect();
  // What another instance might still keep from before the first heartbeat is waited for once.
  await one.changed(['programs']);
  const waits: number[] = [];
  const notices: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    waits.push(await timed(() => one.changed(['programs'])));
    notices.push(
      await timed(async () => {
        const heard = echoes.map((echo) => echo.next());
        await teller.query('SELECT pg_notify($1, $2)', ['bench', String(nth)]);
        await Promise.all(heard);
      }),
    );
  }
  await Promise.all([one.close(), other.close(), teller.end(), ...echoes.map((echo) => echo.close())]);
  return { waits, notices };
}

/** Hears the next notice. */
async function listener(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('LISTEN bench');
  return {
    next: () => new Promise<void>((resolve) => client.once('notification', () => resolve())),
    close: () => client.end(),
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
