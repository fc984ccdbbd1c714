// What is on its way when an instance is told to stop gets as long as whoever stops it says.
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { cloneDatabase } from '../database.ts';
import { deployment, type Run, run } from '../product.ts';

/** Milliseconds; longer than the 4 s that a request gets otherwise. */
const slow = 6_000;
const body = JSON.stringify({ query: '{ programs { name } }' });

let product: Run;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lubugo-shutdown-'));
});
afterEach(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true });
});

/** The status of an upload of which half has come when the product is told to stop, and the rest comes much later; null when it was cut off. */
async function uploadWhileStopping(settings: Record<string, string>): Promise<number | null> {
  const port = await freePort();
  const DATABASE_URL = await cloneDatabase('fleet_shutdown');
  product = run('main.js', {
    ...deployment,
    DATABASE_URL,
    DATA_DIR: dataDir,
    PORT: String(port),
    ...settings,
  });
  await product.ready();
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const upload = request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers });
  const status = new Promise<number | null>((resolve) => {
    upload.on('response', (answer) => resolve(answer.resume().statusCode ?? null));
    upload.on('error', () => resolve(null));
  });
  upload.write(body.slice(0, 10));
  await wait(500);
  product.child.kill('SIGTERM');
  await wait(slow);
  upload.end(body.slice(10));
  return status;
}

test('4 s when nobody says anything', async () => {
  expect(await uploadWhileStopping({})).toBeNull();
});

test('as long as it takes within a longer limit, and no longer', async () => {
  const begun = performance.now();
  expect(await uploadWhileStopping({ SHUTDOWN_LIMIT_SECONDS: '60' })).toBe(200);
  expect(await product.ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(30_000);
});
