import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { cloneDatabase } from '../../../test/database.ts';
import { startSilentProxy } from '../../../test/fakes/silent-proxy.ts';
import { until } from '../../../test/until.ts';
import { createLogger } from '../log.ts';
import { type ContentChanges, contentChannel, listenForContentChanges } from './content-changes.ts';
import { lease } from './instances.ts';

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

  test('what an instance of an earlier release says to itself changes nothing', async () => {
    const events: unknown[] = [];
    const stop = changes.subscribe((tables) => events.push(tables));
    await other.query(`SELECT pg_notify('${contentChannel}', 'heartbeat ${randomUUID()} 7')`);
    await other.query('DELETE FROM programs');
    await until(() => events.some((tables) => String(tables) === 'programs'));
    stop();
    expect(events).toEqual([['programs']]);
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
  const heartbeat = { every: 100, within: 1_000, holds: 1_100 };

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

test('a heartbeat wakes up nobody else', async () => {
  const url = await cloneDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const heard: (string | undefined)[] = [];
  other.on('notification', ({ payload }) => heard.push(payload));
  await other.query(`LISTEN ${contentChannel}`);
  const changes = await listenForContentChanges({ url, log, heartbeat: { ...lease, every: 10 } });
  const beats = new Set<string>();
  await until(async () => {
    const { rows } = await other.query<{ at: string }>('SELECT beat_at::text AS at FROM instances');
    return beats.add(rows[0]?.at ?? '').size > 3;
  });
  await changes.close();
  // Notices come in the order of their commits.
  await other.query(`NOTIFY ${contentChannel}, 'programs'`);
  await until(() => heard.includes('programs'));
  expect(heard).toEqual(['programs']);
  await other.end();
});

describe('who saved waits for the other instances', () => {
  const opened: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });

  async function instance(options: Partial<Parameters<typeof listenForContentChanges>[0]> = {}) {
    const one = await listenForContentChanges({ url: await url, log, role: 'web', ...options });
    opened.push(one);
    return one;
  }
  let url: Promise<string>;
  beforeEach(() => {
    url = cloneDatabase();
  });

  async function query(sql: string) {
    const client = new pg.Client({ connectionString: await url });
    await client.connect();
    return client.query(sql).finally(() => client.end());
  }
  /** Else what another instance might still keep from before is waited for. */
  const knownForLong = () => query(`UPDATE instances SET since = since - interval '1 minute'`);

  async function instanceBehindProxy() {
    const proxy = await startSilentProxy(await url);
    opened.push(proxy);
    return { proxy, other: await instance({ url: proxy.url }) };
  }

  test('until each of them has forgotten what it kept', async () => {
    const [saving, other] = [await instance(), await instance()];
    await knownForLong();
    const steps: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const heard = new Promise<void>((hears) => {
      other.subscribe(async () => {
        hears();
        await promise;
        steps.push('forgotten');
      });
    });
    await query('DELETE FROM programs');
    await heard;
    const saved = saving.changed(['programs']).then(() => void steps.push('saved'));
    await query('SELECT 1');
    resolve();
    await saved;
    expect(steps).toEqual(['forgotten', 'saved']);
  });

  test('but for no longer than one that hears nothing may answer from memory', async () => {
    const saving = await instance();
    const { proxy, other } = await instanceBehindProxy();
    await knownForLong();
    expect(other.listening).toBe(true);
    // It lives and says so, and does not hear itself say it.
    proxy.swallowNotifications();
    await saving.changed(['programs']);
    expect(other.listening).toBe(false);
  });

  test('also when the database forgot in a crash who lives', async () => {
    const saving = await instance();
    const { proxy, other } = await instanceBehindProxy();
    await knownForLong();
    proxy.goSilent();
    await query('TRUNCATE instances');
    await until(async () => (await query('SELECT FROM instances')).rowCount === 1);
    await saving.changed(['programs']);
    expect(other.listening).toBe(false);
  });

  test('however many save at the same moment, and pg is asked one question after the other', async () => {
    const [saving, other] = [await instance(), await instance()];
    await knownForLong();
    const warned: string[] = [];
    const note = ({ message }: Error) => void warned.push(message);
    process.on('warning', note);
    let forgotten = 0;
    other.subscribe(() => {
      forgotten += 1;
    });
    await query('DELETE FROM programs');
    await Promise.all(Array.from({ length: 20 }, () => saving.changed(['programs'])));
    process.off('warning', note);
    expect(forgotten).toBe(1);
    expect(warned).toEqual([]);
  });

  test('and not for one that has left', async () => {
    const [saving, other] = [await instance(), await instance()];
    await knownForLong();
    await other.close();
    expect((await query('SELECT FROM instances')).rowCount).toBe(1);
    await saving.changed(['programs']);
    expect(saving.listening).toBe(true);
  });

  test('one process that does all asks nobody who is not there, also after a crash of the database', async () => {
    // For a lease of an hour nobody could wait here.
    const alone = await instance({ role: 'all', heartbeat: { ...lease, holds: 3_600_000 } });
    await alone.changed(['programs']);
    expect(alone.listening).toBe(true);
  });
});
