// The built product in a process of its own, as people run it.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { projectRoot } from '../src/platform/project-root.ts';

export interface Run {
  child: ChildProcessWithoutNullStreams;
  out(): string;
  err(): string;
  /** With its exit code; null when it was killed. */
  ended: Promise<number | null>;
  /** Until it serves visitors. Throws when it ends before that. */
  ready(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/** All that a deployment must be told; what it sends goes nowhere. */
export const deployment = {
  SHUTDOWN_DELAY_SECONDS: '0',
  JWT_SECRET: 'x'.repeat(32),
  DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
  PUBLIC_URL: 'https://www.example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'office@example.org',
  OFFICE_EMAIL: 'office@example.org',
  FLUTTERWAVE_PUBLIC_KEY: 'FLWPUBK_TEST-1-X',
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1-X',
  FLUTTERWAVE_WEBHOOK_SECRET: 'a secret hash that is long',
};

/** What one start has compiled, the next one of a dozen need not compile again. */
const quickly = { NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled') };

/** On a busy machine a page may take its time. */
const patient = { RENDER_WAIT_SECONDS: '60', RENDER_LIMIT_SECONDS: '60' };

/** Runs a `program` of the build, such as `main.js`, or one at a path, with these settings and none of the test's own database. */
export function run(program: string, settings: NodeJS.ProcessEnv, args: string[] = []): Run {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [resolve(projectRoot, 'server/dist/src', program), ...args], {
    cwd: projectRoot,
    env: {
      ...env,
      ...quickly,
      ...patient,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      ...settings,
    },
  });
  let out = '';
  let err = '';
  const isReady = Promise.withResolvers<void>();
  // Not everybody asks.
  isReady.promise.catch(() => undefined);
  child.stdout.on('data', (data) => {
    out += data;
    if (out.includes(' is ready')) isReady.resolve();
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const ended = once(child, 'close').then(([code]) => {
    isReady.reject(new Error(`Ended before it was ready: ${out}${err}`));
    return code as number | null;
  });
  return {
    child,
    out: () => out,
    err: () => err,
    ended,
    ready: () => isReady.promise,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The owner's, where it is printed. */
export const passwordIn = (text: string) => /Password\s+(\S+)/.exec(text)?.[1] ?? '';

/** The token of the demo's owner; undefined when the password is another. */
export const loginAt = async (port: number, password: string) => {
  const query =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email: 'owner@lubugo.example', password } }),
  });
  const { data } = (await response.json()) as { data?: { login?: { token: string } } };
  return data?.login?.token;
};
