// The built demo in processes of its own, as `npm start` runs it, and how much memory they take.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadDemoPackage } from '../../src/demo-package.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { storedSecret } from '../../src/platform/secrets.ts';

const sampleEvery = 200;

export interface DemoServer {
  origin: string;
  /** Megabytes that its processes take now, PostgreSQL apart. */
  memory(): number;
  /** The most that was sampled since this was last asked for. */
  peak(): number;
  databaseUrl(): Promise<string>;
  /** The owner's, which the first start prints. */
  password(): string;
  stop(): Promise<void>;
}

/** A folder for a demo, and the way to remove it. */
export function demoFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-bench-demo-'));
  // Started by root, PostgreSQL runs as another user, who must get in.
  chmodSync(folder, 0o711);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function startDemo(
  folder: string,
  port: number,
  others: Record<string, string> = {},
): Promise<DemoServer> {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const [, ...args] = (scripts.start as string).split(' ');
  const { DATABASE_URL: _, NODE_OPTIONS: __, ...env } = process.env;
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...others,
  };
  const server = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  server.stdout.on('data', (data) => {
    printed += data;
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (server.exitCode !== null) throw new Error('The demo ended before it was ready.');
    await wait(100);
  }
  let most = 0;
  const memory = () => megabytesOf(server.pid ?? 0);
  const sampler = setInterval(() => {
    most = Math.max(most, memory());
  }, sampleEvery);
  return {
    origin,
    memory,
    peak() {
      const peak = most;
      most = memory();
      return peak;
    },
    async databaseUrl() {
      const { runningPostgres } = await loadDemoPackage();
      return runningPostgres(folder, storedSecret(folder, 'postgres')) ?? '';
    },
    password: () => /Password\s+(\S+)/.exec(printed)?.[1] ?? '',
    async stop() {
      clearInterval(sampler);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Of a process and those it started, those of PostgreSQL apart, as Linux tells it. */
function megabytesOf(root: number): number {
  const parents = new Map<number, { parent: number; name: string; megabytes: number }>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '0';
      parents.set(Number(entry), {
        parent: Number(field('PPid')),
        name: field('Name'),
        megabytes: Number(field('VmRSS')) / 1024,
      });
    } catch {
      // It has just ended.
    }
  }
  const isOurs = (pid: number): boolean => {
    const process = parents.get(pid);
    if (!process || /^postgres/.test(process.name)) return false;
    return pid === root || isOurs(process.parent);
  };
  return [...parents].reduce((sum, [pid, { megabytes }]) => sum + (isOurs(pid) ? megabytes : 0), 0);
}
