import pg from 'pg';
import { cloneDatabase } from '../../../test/database.ts';
import { startSilentProxy } from '../../../test/fakes/silent-proxy.ts';
import { until } from '../../../test/until.ts';
import { createLogger } from '../log.ts';
import { type ContentChanges, contentChannel, listenForContentChanges } from './content-changes.ts';

const log = createLogger({ level: 'silent', human: true });

describe('content changes', () => {
  let url: string;
  let changes: ContentChanges;
  let other: pg.Client;

  beforeAll(async () => {
    url = await cloneDatabase();
    changes = await listenForContentChanges({ url, log });
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });

  afterAll(async () => {
    await changes.close();
    await other.end();
  });

  /** The next message a subscriber gets. */
  const next = () =>
    new Promise((resolve) => {
      const stop = changes.subscribe((tables) => {
        stop();
        resolve(tables);
      });
    });

  test('a change of our own is told at once', () => {
    const events: unknown[] = [];
    const stop = changes.subscribe((tables) => events.push(tables));
    changes.changed(['programs']);
    expect(events).toEqual([['programs']]);
    stop();
    changes.changed(['programs']);
    expect(events).toHaveLength(1);
  });

  test('a change that somebody else commits is heard', async () => {
    const events = next();
    await other.query('DELETE FROM programs');
    expect(await events).toEqual(['programs']);
  });

  test('a message without a table means everything', async () => {
    const events = next();
    await other.query(`NOTIFY ${contentChannel}`);
    expect(await events).toBe('all');
  });

  test('a cut connection is admitted, everything counts as changed, and listening begins again by itself', async () => {
    const cut = next();
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'lubugo listener'`);
    expect(await cut).toBe('all');
    expect(changes.listening).toBe(false);

    expect(await next()).toBe('all');
    expect(changes.listening).toBe(true);
    const events = next();
    await other.query('DELETE FROM programs');
    expect(await events).toEqual(['programs']);
  });
});

describe('whether changes are heard is proven', () => {
  const heartbeat = { every: 100, within: 1_000 };

  test('a connection that goes silent, or hears no more although it answers, is replaced; until then caches rest', async () => {
    const proxy = await startSilentProxy(await cloneDatabase());
    const changes = await listenForContentChanges({ url: proxy.url, log, heartbeat });
    try {
      for (const fail of [proxy.dropConnections, proxy.swallowNotifications]) {
        const events: unknown[] = [];
        const stop = changes.subscribe((tables) => events.push(tables));
        fail();
        await until(() => !changes.listening && events.includes('all'));
        proxy.carryNewOnes();
        await until(() => changes.listening);
        stop();
      }
    } finally {
      await changes.close();
      await proxy.close();
    }
  });
});
