// The built product for journeys: on a database of its own, and started again when it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.mjs';

/**
 * The rate limits are off: all journeys come from one address. They look at a few sizes of the pictures only. On a busy
 * machine a page may take its time.
 */
const settings = {
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  PICTURES_AHEAD: 'off',
  RENDER_WAIT_SECONDS: '60',
  RENDER_LIMIT_SECONDS: '60',
};

/** Starts it, at the journeys’ port unless told another; `env` is what journeys have to know of it. */
export async function startProduct(port = process.env.E2E_PORT ?? '4099') {
  const dataDir = await mkdtemp(join(tmpdir(), 'lubugo-e2e-'));
  // Started by root, PostgreSQL runs as another user, who must get in.
  await chmod(dataDir, 0o711);
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, ...settings, PORT: port, DATA_DIR: dataDir };

  // Written anew with each start, for the journey that ends the product.
  const pidFile = join(dataDir, 'pid');
  const begin = () => {
    const program = join(root, 'server/dist/src/main.js');
    const started = spawn(node(), ['--max-semi-space-size=2', '--no-parallel-scavenge', program], {
      cwd: root,
      env,
      stdio: 'pipe',
    });
    writeFileSync(pidFile, String(started.pid));
    return started;
  };

  let server = begin();
  const password = await passwordPrintedBy(server);

  // Who looks after a server starts it again when it ends; a journey ends it to see what that costs.
  let stopping = false;
  const restart = () => {
    if (stopping) return;
    server = begin();
    server.once('exit', restart);
  };
  server.once('exit', restart);

  return {
    env: {
      E2E_PASSWORD: password,
      E2E_ORIGIN: `http://127.0.0.1:${port}`,
      E2E_MAIL: join(dataDir, 'mail'),
      E2E_PID_FILE: pidFile,
    },
    async stop() {
      stopping = true;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The Node the product runs under: a host's own may be too old. */
function node() {
  const linked = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(linked) ? linked : process.execPath;
}

/** The owner's password, which the first start prints once the product is ready. */
function passwordPrintedBy(server) {
  let printed = '';
  return new Promise((ready, failed) => {
    const read = (chunk) => {
      printed += chunk.toString();
      const [, password] = /Password:?\s+(\S+)/i.exec(printed) ?? [];
      if (password) ready(password);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => failed(new Error(`The product did not start:\n${printed}`)));
  });
}
