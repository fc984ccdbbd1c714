import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { DataSource } from 'typeorm';
import { testDatabase, truncate, urlOfTest } from '../../../test/database.ts';
import { startSilentProxy } from '../../../test/fakes/silent-proxy.ts';
import { until } from '../../../test/until.ts';
import type { Role } from '../changes/instances.ts';
import { neverQuiet } from '../deployment/quiet.ts';
import { createLogger } from '../log.ts';
import { asPartOf } from '../request-id.ts';
import { type JobInfo, PermanentJobError, type WorkOptions } from './job.ts';
import { Jobs } from './jobs.ts';

let db: DataSource;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => truncate(db));

const opened: Jobs[] = [];
afterEach(() => Promise.all(opened.splice(0).map((jobs) => jobs.stop())));

type Order = { table: number };
const ofNobody = { about: [] };
const soon: WorkOptions = { every: 0.5, retries: 3, retryDelay: 1, maxDelay: 1 };

function kitchen(
  cook: (order: Order, job: JobInfo) => Promise<void>,
  options = soon,
  log: string[] = [],
  who: { role?: Role; release?: number } = {},
) {
  const write = (line: string) => void log.push(line);
  const logger = createLogger({ level: 'warn', human: false, write });
  const jobs = new Jobs({ url: urlOfTest(), log: logger, ...who });
  jobs.work<Order>('cook', options, cook);
  opened.push(jobs);
  return jobs;
}

describe('A job', () => {
  it('is done once, in the background, with what was sent', async () => {
    const done: [Order, JobInfo][] = [];
    const jobs = kitchen(async (order, job) => void done.push([order, job]));
    await jobs.start();
    await jobs.send(db.manager, 'cook', { table: 4 }, ofNobody);
    await until(() => done.length > 0);
    await until(
      async () => (await db.query("SELECT FROM pgboss.job WHERE state = 'completed'")).length === 1,
    );
    expect(done).toEqual([
      [
        { table: 4, about: [] },
        { id: expect.any(String), attempt: 1, isLast: false },
      ],
    ]);
  });

  it('carries the name of the request that it follows from, and so do its log lines and the jobs that it sends', async () => {
    const lines: string[] = [];
    const jobs = kitchen(
      async ({ table }) => {
        if (table === 1) await jobs.send(db.manager, 'cook', { table: 2 }, ofNobody);
        else throw new PermanentJobError('There is no more of it.');
      },
      soon,
      lines,
    );
    await jobs.start();
    await asPartOf({ requestId: 'proxy-7' }, () => jobs.send(db.manager, 'cook', { table: 1 }, ofNobody));
    await until(() => lines.length > 0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'A job was given up.', reqId: 'proxy-7' });
  });

  it('says by kind and number whom it is about; one that does not say it does not compile', async () => {
    const jobs = kitchen(async () => undefined);
    // @ts-expect-error It says nothing.
    const silent = () => jobs.send(db.manager, 'cook', { table: 4 });
    await expect(silent()).rejects.toThrow();
    await jobs.send(db.manager, 'cook', { table: 4 }, { about: [{ kind: 'guest', id: 12 }] });
    expect(await db.query("SELECT data FROM pgboss.job WHERE name = 'cook'")).toEqual([
      { data: { table: 4, about: ['guest 12'] } },
    ]);
  });

  it('was never sent when its transaction fails', async () => {
    const jobs = kitchen(async () => undefined);
    const failing = db.transaction(async (manager) => {
      await jobs.send(manager, 'cook', { table: 1 }, ofNobody);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction((manager) => jobs.send(manager, 'cook', { table: 2 }, ofNobody));
    expect(await db.query('SELECT data FROM pgboss.job')).toEqual([{ data: { table: 2, about: [] } }]);
  });

  it('can be sent by more requests at once than there are connections', async () => {
    const jobs = kitchen(async () => undefined);
    const tables = Array.from({ length: 30 }, (_, table) => table);
    await Promise.all(
      tables.map((table) => db.transaction((manager) => jobs.send(manager, 'cook', { table }, ofNobody))),
    );
    expect(await db.query('SELECT count(*)::int AS count FROM pgboss.job')).toEqual([{ count: 30 }]);
  });

  it('is kept once for a key in its time', async () => {
    const jobs = kitchen(async () => undefined);
    const once = { key: 'table 7', seconds: 60 };
    for (let i = 0; i < 3; i += 1) await jobs.send(db.manager, 'cook', { table: 7 }, { ...ofNobody, once });
    expect(await db.query('SELECT count(*)::int AS count FROM pgboss.job')).toEqual([{ count: 1 }]);
  });

  it('is tried again until it succeeds', async () => {
    const attempts: number[] = [];
    const jobs = kitchen(async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error('The stove is cold.');
    });
    await jobs.start();
    await jobs.send(db.manager, 'cook', { table: 1 }, ofNobody);
    await until(() => attempts.length === 3);
    expect(attempts).toEqual([1, 2, 3]);
    await until(
      async () => (await db.query(`SELECT 1 FROM pgboss.job WHERE state = 'completed'`)).length > 0,
    );
    expect(await jobs.failed('cook')).toEqual([]);
  });

  it('that is given up can be seen with its reason and tried once more', async () => {
    let stove = 'cold';
    const done: Order[] = [];
    const log: string[] = [];
    const jobs = kitchen(
      async (order) => {
        if (stove === 'cold') throw new Error('The stove is cold.');
        done.push(order);
      },
      { ...soon, retries: 1 },
      log,
    );
    await jobs.start();
    await jobs.send(db.manager, 'cook', { table: 1 }, ofNobody);
    await until(async () => (await jobs.failed('cook')).length > 0);
    const [failed] = await jobs.failed<Order>('cook');
    expect(failed).toMatchObject({ data: { table: 1 }, error: 'The stove is cold.', attempts: 2 });
    expect(log.map((line) => JSON.parse(line).msg)).toEqual([
      'A job failed and will be tried again.',
      'A job was given up.',
    ]);
    stove = 'hot';
    expect(await jobs.retryFailed('cook')).toBe(1);
    await until(() => done.length === 1);
    expect(await jobs.failed('cook')).toEqual([]);
  });

  it('that is hopeless is given up at once', async () => {
    const jobs = kitchen(async () => {
      throw new PermanentJobError('There is no table 99.');
    });
    await jobs.start();
    await jobs.send(db.manager, 'cook', { table: 99 }, ofNobody);
    await until(async () => (await jobs.failed('cook')).length > 0);
    expect(await jobs.failed('cook')).toMatchObject([{ error: 'There is no table 99.', attempts: 1 }]);
  });
});

describe('The queue', () => {
  it('goes on after the database has dropped its connections', async () => {
    const done: Order[] = [];
    const log: string[] = [];
    const jobs = kitchen(async (order) => void done.push(order), soon, log);
    await jobs.start();
    await db.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'lubugo-jobs' AND datname = current_database()`);
    // Who sends in the very moment may still get a connection that is dropped.
    const send = () => jobs.send(db.manager, 'cook', { table: 1 }, ofNobody);
    await until(() =>
      send().then(
        () => true,
        () => false,
      ),
    );
    await until(() => done.length === 1);
    expect(log).toEqual([]);
  });

  it('works off what has gathered without a pause between', async () => {
    let done = 0;
    const cook = async () => {
      done += 1;
    };
    const jobs = kitchen(cook, { ...soon, every: 10 });
    for (let table = 0; table < 23; table += 1) await jobs.send(db.manager, 'cook', { table }, ofNobody);
    const from = performance.now();
    await jobs.start();
    await until(() => done === 23);
    expect(performance.now() - from).toBeLessThan(4_000);
  });
});

describe('A process that only answers visitors', () => {
  const listeners = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%pgboss%'`;

  it('sends jobs, does none and hears of none', async () => {
    const done: string[] = [];
    const web = kitchen(async () => void done.push('web'), soon, [], { role: 'web' });
    await web.start();
    await web.send(db.manager, 'cook', { table: 1 }, ofNobody);
    expect(await db.query(listeners)).toEqual([]);
    const worker = kitchen(async () => void done.push('worker'), soon, [], { role: 'worker' });
    await worker.start();
    await until(() => done.length > 0);
    expect(await db.query(listeners)).toHaveLength(1);
    await web.send(db.manager, 'cook', { table: 2 }, ofNobody);
    await until(() => done.length > 1);
    expect(done).toEqual(['worker', 'worker']);
  });
});

describe('The settings of a queue', () => {
  const begin = async (options: WorkOptions) => {
    const jobs = kitchen(async () => undefined, options);
    await jobs.start();
    const [queue] = await db.query("SELECT retry_limit, updated_on FROM pgboss.queue WHERE name = 'cook'");
    return queue;
  };

  it('are those of the version that started last, and are not written again while they stay', async () => {
    expect(await begin(soon)).toMatchObject({ retry_limit: 3 });
    const changed = await begin({ ...soon, retries: 5 });
    expect(changed.retry_limit).toBe(5);
    expect(await begin({ ...soon, retries: 5 })).toEqual(changed);
  });
});

describe('Stopping', () => {
  it('takes less than two seconds, also with work that does not end, which is done later', async () => {
    let begun = 0;
    const jobs = kitchen(() => {
      begun += 1;
      return begun === 1 ? new Promise(() => undefined) : Promise.resolve();
    });
    await jobs.start();
    await jobs.send(db.manager, 'cook', { table: 1 }, ofNobody);
    await until(() => begun === 1);
    const from = performance.now();
    await jobs.stop();
    expect(performance.now() - from).toBeLessThan(2_000);
    await jobs.start();
    await until(() => begun === 2);
  });

  it('opens no connection for a queue that nobody used', async () => {
    let connections = 0;
    const database = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    const log = createLogger({ level: 'silent', human: false });
    const jobs = new Jobs({ url: `postgres://127.0.0.1:${port}/unused`, log });
    await jobs.stop();
    expect(connections).toBe(0);
    await jobs.start().catch(() => undefined);
    expect(connections).toBeGreaterThan(0);
    database.close();
  });
});

describe('A schedule', () => {
  it('is known after the start, and forgotten when a later version has none', async () => {
    const jobs = kitchen(async () => undefined);
    jobs.schedule('cook', '5 4 * * *');
    await jobs.start();
    expect(await db.query('SELECT name, cron FROM pgboss.schedule')).toEqual([
      { name: 'cook', cron: '5 4 * * *' },
    ]);
    await kitchen(async () => undefined).start();
    expect(await db.query('SELECT name FROM pgboss.schedule')).toEqual([]);
  });

  it('of work that was cut off once, as by a restart, has it done by whoever comes next, and gives nothing up', async () => {
    let begun = 0;
    let done = 0;
    const instance = () => {
      const jobs = kitchen(async () => undefined);
      jobs.repeat('clean', '5 4 * * *', async () => {
        begun += 1;
        if (begun === 1) await new Promise(() => undefined);
        done += 1;
      });
      return jobs;
    };
    const stopped = instance();
    await stopped.start();
    await stopped.send(db.manager, 'clean', {}, ofNobody);
    await until(() => begun === 1);
    await stopped.stop();
    const next = instance();
    await next.start();
    await until(async () => done === 1 || (await next.failed('clean')).length > 0);
    expect(await next.failed('clean')).toEqual([]);
  });

  it('of work that fails at each of its tries is given up, with its reason', async () => {
    const jobs = kitchen(async () => undefined);
    const clean = () => Promise.reject(new Error('There is no water.'));
    jobs.repeat('clean', '5 4 * * *', clean, { ...soon, retries: 2 });
    await jobs.start();
    await jobs.send(db.manager, 'clean', {}, ofNobody);
    await until(async () => (await jobs.failed('clean')).length > 0);
    expect(await jobs.failed('clean')).toMatchObject([{ error: 'There is no water.', attempts: 3 }]);
  });
});

describe('Beside a newer release', () => {
  const scheduled = (release: number, cron: string, retries: number) => {
    const jobs = kitchen(async () => undefined, { ...soon, retries }, [], { release });
    jobs.schedule('cook', cron);
    return jobs;
  };
  const kept = async () => ({
    cron: (await db.query('SELECT name, cron FROM pgboss.schedule'))[0]?.cron,
    retries: (await db.query(`SELECT retry_limit FROM pgboss.queue WHERE name = 'cook'`))[0]?.retry_limit,
  });

  it('schedules and queues stay those of the newer one for as long as it lives', async () => {
    await db.query(
      `INSERT INTO instances (id, role, release, machine)
       VALUES (gen_random_uuid(), 'worker', 9, 'one'), (gen_random_uuid(), 'web', 8, 'one')`,
    );
    await scheduled(9, '5 4 * * *', 5).start();
    const newer = { cron: '5 4 * * *', retries: 5 };
    expect(await kept()).toEqual(newer);
    await scheduled(8, '6 4 * * *', 6).start();
    expect(await kept()).toEqual(newer);
    await db.query(`UPDATE instances SET beat_at = now() - interval '1 hour' WHERE release = 9`);
    await scheduled(8, '6 4 * * *', 6).start();
    expect(await kept()).toEqual({ cron: '6 4 * * *', retries: 6 });
  });
});

test('a copy that goes live while its database does not answer begins its work as soon as that does', async () => {
  const proxy = await startSilentProxy(urlOfTest());
  const lines: string[] = [];
  const done: Order[] = [];
  let goLive: () => void = () => undefined;
  const copy = { since: new Date(), snapshotAt: null };
  const onLive = (begin: () => void) => {
    goLive = begin;
  };
  const jobs = new Jobs({
    url: proxy.url,
    log: createLogger({ level: 'error', human: false, write: (line) => void lines.push(line) }),
    limits: { connect: 300, statement: 2_000, silence: 2_000, idle: 300 },
    quiet: { ...neverQuiet, copy, onLive },
  });
  opened.push(jobs);
  jobs.work<Order>('cook', soon, async (order) => void done.push(order));
  await jobs.start();
  await kitchen(async () => undefined).send(db.manager, 'cook', { table: 4 }, ofNobody);
  proxy.goSilent();
  goLive();
  await until(() => lines.some((line) => line.includes('cannot begin yet')));
  proxy.carryNewOnes();
  await until(() => done.length > 0);
  await jobs.stop();
  await proxy.close();
});
