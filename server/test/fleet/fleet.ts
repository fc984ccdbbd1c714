// A whole fleet on one machine, of the pack as people unpack it: two webs and a worker behind haproxy, on a primary with its standby behind
// PgBouncer, an object store and a mail server. Each is a process of its own.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { deployment, type Run, run } from '../product.ts';
import { startHaproxy } from './parts/load-balancer.ts';
import { mailCatcher } from './parts/mail-catcher.ts';
import { startMovingPrimary } from './parts/moving-primary.ts';
import { objectStore } from './parts/object-store.ts';
import type { Part } from './parts/part.ts';
import { startPgBouncer } from './parts/pgbouncer.ts';
import { unpacked } from './parts/unpacked.ts';

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

interface Options {
  withStandby?: boolean;
  /** Looked at before each step: a start that is not wanted any more ends there. */
  isWanted?: () => boolean;
  /** More of the product. */
  given?: Record<string, string>;
  /** More of one of its processes. */
  of?: Partial<Record<'web-one' | 'web-two' | 'worker', Record<string, string>>>;
  /** Folder of the pack that all begin with; today's when left out. */
  pack?: string;
  /** What is done while the database is empty, by commands of the pack. */
  before?: (cli: Cli) => Promise<unknown>;
}

type Cli = (...words: string[]) => Run;

export async function startFleet({
  withStandby = true,
  isWanted = () => true,
  given = {},
  of = {},
  pack,
  before,
}: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-fleet-'));
  // Started by root, PostgreSQL and PgBouncer run as other users, who must get in.
  chmodSync(folder, 0o711);
  /** What ends them, the last one first. */
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    // One that cannot be ended has ended, or never began.
    for (const end of ends.splice(0).reverse()) await end().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  const step = async <Made>(make: () => Promise<Made>, end: (made: Made) => Promise<void>) => {
    if (!isWanted()) throw new Error('It is not wanted any more.');
    const made = await make();
    ends.push(() => end(made));
    return made;
  };
  const start = async <Its extends Part>(part: Its) => {
    ends.push(() => part.stop());
    await step(
      () => part.start(),
      async () => undefined,
    );
    return part;
  };
  try {
    const packed = pack ?? (await unpacked());
    const database = await step(
      () => startMovingPrimary({ within: folder, withStandby }),
      (one) => one.close(),
    );
    const pgbouncer = await step(
      () => startPgBouncer(database.url, 20, folder),
      (one) => one.close(),
    );
    const store = await start(objectStore(await freePort(), folder));
    const mails = await start(mailCatcher(await freePort(), join(folder, 'mails')));
    const site = await freePort();
    const settings = {
      ...deployment,
      DATABASE_URL: pgbouncer.through(database.url),
      DATABASE_DIRECT_URL: database.url,
      PUBLIC_URL: `http://localhost:${site}`,
      TRUST_PROXY: '1',
      SMTP_URL: mails.url,
      SMTP_STARTTLS: 'optional',
      // Nobody is there.
      FLUTTERWAVE_API_URL: 'http://127.0.0.1:1',
      ...store.settings,
      // npm, which started this, is not on a machine of a fleet.
      npm_lifecycle_event: undefined,
      ...given,
    };
    const ports: [number, number, number] = [await freePort(), await freePort(), await freePort()];
    const member = (name: keyof typeof of, role: string, port: number) => {
      const dataDir = join(folder, name);
      mkdirSync(dataDir);
      return { ...settings, ROLE: role, PORT: String(port), DATA_DIR: dataDir, ...of[name] };
    };
    const startProduct = (its: NodeJS.ProcessEnv) => start(productPart(packed, its));
    const atWork = member('worker', 'worker', ports[2]);
    const cliOf =
      (folder: string): Cli =>
      (...words) =>
        run(join(folder, 'cli.js'), atWork, words);
    const cli = cliOf(packed);
    await before?.(cli);
    // The first one makes the tables.
    const one = await startProduct(member('web-one', 'web', ports[0]));
    const [two, worker] = await Promise.all([
      startProduct(member('web-two', 'web', ports[1])),
      startProduct(atWork),
    ]);
    const haproxy = await step(
      () => startHaproxy([ports[0], ports[1]], { port: site, within: folder }),
      (balancer) => balancer.close(),
    );
    return {
      cli,
      cliOf,
      ports,
      port: site,
      database,
      pgbouncer,
      store,
      mails,
      one,
      two,
      worker,
      haproxy,
      stop,
      url: settings.PUBLIC_URL,
      throughPooler: settings.DATABASE_URL,
      /** Where the first account is made. */
      setupUrl: /http[^\s"]+#setup=[\w.-]+/.exec(one.out())?.[0] ?? '',
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface ProductPart extends Part {
  out(): string;
  /** From its next start on it is this pack. */
  become(folder: string): void;
}

function productPart(pack: string, settings: NodeJS.ProcessEnv): ProductPart {
  let folder = pack;
  let its: Run | undefined;
  return {
    async start() {
      its = run(join(folder, 'server.js'), settings);
      await its.ready();
    },
    kill: async () => its?.kill(),
    async stop() {
      its?.child.kill('SIGTERM');
      await its?.ended;
    },
    out: () => its?.out() ?? '',
    become(other) {
      folder = other;
    },
  };
}
