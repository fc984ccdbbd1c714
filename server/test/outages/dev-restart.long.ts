// `npm run dev`: Vite and what is open in browsers outlive the server, which starts again when one of its files is saved.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';
import { until } from '../until.ts';

const port = 4369;
const origin = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'lubugo-dev-'));
let dev: ChildProcess;
let printed = '';
const starts = () => printed.split('is ready').length - 1;
const debuggers = () => [...printed.matchAll(/Debugger listening on (\S+)/g)].map(([, address]) => address);
const textAt = async (path: string) => (await fetch(origin + path)).text();

beforeAll(async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  dev = spawn(process.execPath, [join(projectRoot, 'scripts/dev.mjs'), '--inspect=127.0.0.1:0'], {
    env: { ...env, NODE_OPTIONS: '', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (text) => {
      printed += text;
    });
  }
  await until(() => starts() === 1);
});

afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(['server/src/app.ts', 'demo/demo.ts'])(
  'a save of %s starts the server again, not Vite',
  async (file) => {
    // Each Vite gives its pages a token of its own for the web socket.
    const tokenOf = (script: string) => /wsToken = "([^"]+)"/.exec(script)?.[1];
    const token = tokenOf(await textAt('/@vite/client'));
    expect(token).toBeTruthy();
    const before = { starts: starts(), debuggers: debuggers().length };
    const now = new Date();
    utimesSync(join(projectRoot, file), now, now);
    await until(() => starts() > before.starts);
    expect(debuggers().length).toBeGreaterThan(before.debuggers);
    expect(tokenOf(await textAt('/@vite/client'))).toBe(token);
    expect(await textAt('/faq')).toContain('Frequently Asked Questions · Lubugo Journeys');
  },
);
