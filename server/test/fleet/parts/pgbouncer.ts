// Debian's PgBouncer in transaction mode in front of the tests' cluster.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../../demo/postgres/free-port.ts';
import { makePart, type Part } from './part.ts';

export interface PgBouncer extends Part {
  /** The same database by way of it. */
  through(url: string): string;
  close(): Promise<void>;
}

/** `connections`: how many it keeps to one database. `within`: where its folder lies. */
export async function startPgBouncer(
  server: string,
  connections = 20,
  within = tmpdir(),
): Promise<PgBouncer> {
  const { hostname, port, username, password } = new URL(server);
  const own = await freePort();
  const folder = mkdtempSync(join(within, 'lubugo-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username}${password && ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
query_wait_timeout = 4
server_login_retry = 1
`,
  );
  const through = (url: string) => {
    const made = new URL(url);
    made.port = String(own);
    return made.href;
  };
  const part = makePart(['pgbouncer', file], () => answers(through(server)), {
    ...unprivileged(),
    // It does not wait for anybody.
    stopBy: 'SIGKILL',
  });
  await part.start();
  return {
    ...part,
    through,
    async close() {
      await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** It does not run as root. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
