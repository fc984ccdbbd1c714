// Starts the built product once for all journeys, on a database of its own, and ends it afterwards.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The rate limits are off: all journeys come from one address. */
const settings = { HOST: '127.0.0.1', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', NODE_ENV: 'production' };

export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lubugo-e2e-'));
  // Started by root, PostgreSQL runs as another user, who must get in.
  await chmod(dataDir, 0o711);
  const port = process.env.E2E_PORT ?? '4099';
  const { DATABASE_URL: _, ...environment } = process.env;
  const server = spawn(process.execPath, [join(root, 'server/dist/src/main.js')], {
    cwd: root,
    env: { ...environment, ...settings, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/Password:?\s+\S+/i.test(printed)) ready();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => failed(new Error(`The product did not start:\n${printed}`)));
  });
  process.env.E2E_ORIGIN = `http://127.0.0.1:${port}`;
  process.env.E2E_MAIL = join(dataDir, 'mail');
  process.env.E2E_PASSWORD = /Password:?\s+(\S+)/i.exec(printed)?.[1];
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
