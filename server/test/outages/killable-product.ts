// The product on a database of its own, to be killed and started again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { cloneDatabase } from '../database.ts';
import { deployment, type Run, run } from '../product.ts';

export type KillableProduct = Awaited<ReturnType<typeof killableProduct>>;

/** `beside`: another instance, with which it shares the database and the uploads. */
export async function killableProduct(
  name: string,
  settings: Record<string, string>,
  beside?: { url: string; dataDir: string },
) {
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), `lubugo-${name}-`));
  const url = beside?.url ?? (await cloneDatabase(name));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let product: Run;
  let origin: string;
  return {
    url,
    dataDir,
    /** Connected to its database. */
    client,
    /** What a form or another program sends. */
    post: (path: string, body: object, headers = {}) =>
      fetch(`${origin}/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    get: (path: string, headers = {}) => fetch(`${origin}${path}`, { headers }),
    /** What staff ask for; `token` is theirs. */
    graphql: (query: string, variables: object, token: string, headers = {}) =>
      fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    /** What it wrote so far. */
    out: () => product.out(),
    err: () => product.err(),
    pid: () => product.child.pid,
    port: () => Number(new URL(origin).port),
    signal: (name: NodeJS.Signals) => product.child.kill(name),
    async start(): Promise<void> {
      const port = settings.PORT ?? String(await freePort());
      origin = `http://127.0.0.1:${port}`;
      product = run('main.js', {
        ...deployment,
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        PORT: port,
        ...settings,
      });
      await product.ready();
    },
    /** `kill -9`. */
    kill: () => product.kill(),
    /** As whoever runs it stops it; resolves when it has ended. */
    async stop(): Promise<void> {
      product.child.kill('SIGTERM');
      await product.ended;
    },
    async remove(): Promise<void> {
      await product.kill();
      await client.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
