// Debian's PostgreSQL 15 and Caddy with the settings of `ops/`, but for ports and folders.
import { type ChildProcess, execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';

const bin = '/usr/lib/postgresql/15/bin';
const operated = (file: string) => readFileSync(join(projectRoot, 'ops', file), 'utf8');

export type Spawn = (command: string, args: string[], options: SpawnOptions) => ChildProcess;

export interface DebianPostgres {
  url: string;
  process: ChildProcess;
}

/** Debian's packages that are not there. */
export const missingPackages = (): string[] => [
  ...(existsSync(join(bin, 'postgres')) ? [] : ['postgresql-15']),
  ...(spawnSync('caddy', ['version']).error ? ['caddy'] : []),
];

/** Makes a cluster in a new folder of `folder` and starts it. Run by root, PostgreSQL is its own user. */
export async function startDebianPostgres(folder: string, spawn: Spawn): Promise<DebianPostgres> {
  const home = join(folder, 'postgres');
  const cluster = join(home, 'main');
  mkdirSync(home);
  const id = (option: string) => execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(home, Number(id('-u')), Number(id('-g')));
  const asItself = isRoot
    ? ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
    : ['env'];
  const [first = '', ...others] = asItself;
  const initdb = [join(bin, 'initdb'), '--auth=trust', '--username=agency', '--encoding=UTF8'];
  execFileSync(first, [...others, ...initdb, '--locale=C.UTF-8', cluster], { cwd: home, stdio: 'ignore' });
  const port = await freePort();
  appendFileSync(
    join(cluster, 'postgresql.conf'),
    `\n${operated('postgresql.conf')}\nport = ${port}\nunix_socket_directories = ''\n`,
  );
  const log = openSync(join(folder, 'postgres.log'), 'w');
  const server = spawn(first, [...others, join(bin, 'postgres'), '-D', cluster], {
    cwd: home,
    stdio: ['ignore', log, log],
  });
  const host = ['--host=127.0.0.1', `--port=${port}`, '--username=agency'];
  await answers(server, () => spawnSync(join(bin, 'pg_isready'), host).status === 0);
  execFileSync(join(bin, 'createdb'), [...host, 'agency']);
  return { url: `postgres://agency@127.0.0.1:${port}/agency`, process: server };
}

/** HTTPS at `port` of localhost in front of the product, with a certificate that nobody else knows. */
export async function startCaddy(
  folder: string,
  ports: { https: number; product: number },
  spawn: Spawn,
): Promise<ChildProcess> {
  const site = operated('Caddyfile')
    // The domain of before leads to the site: nobody asks for it here.
    .replace(/^example\.org \{[^}]*\}\n/m, '')
    .replace('www.example.org {', `https://localhost:${ports.https} {\n\ttls internal`)
    .replace('127.0.0.1:4000', `127.0.0.1:${ports.product}`);
  const own = 'admin off\n\tdefault_bind 127.0.0.1\n\tskip_install_trust\n\tauto_https disable_redirects';
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\t${own}\n}\n${site}`);
  const log = openSync(join(folder, 'caddy.log'), 'w');
  const caddy = spawn('caddy', ['run', '--config', file], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', log, log],
  });
  await answers(caddy, () => readFileSync(join(folder, 'caddy.log'), 'utf8').includes('serving initial'));
  return caddy;
}

async function answers(child: ChildProcess, isReady: () => boolean): Promise<void> {
  while (!isReady()) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}.`);
    await wait(100);
  }
}
