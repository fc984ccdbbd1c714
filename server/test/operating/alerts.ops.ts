// Each rule of ops/alerts.yml at a running Prometheus: it fires by its fault, and ends after the step that it leads to. Their times are shortened
// (prometheus.ts); the faults are real.
import { join } from 'node:path';
import { until } from '../until.ts';
import { ended } from './machine.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

let site: WatchedProduct;
let prometheus: Prometheus;
beforeAll(async () => {
  // Fewer than 14: it waits for somebody from the beginning, as does the backup that there never was.
  site = await startWatchedProduct(5);
  await site.start();
  prometheus = await startPrometheus(site.metricsAt);
});
afterAll(async () => {
  await prometheus?.stop();
  await site?.remove();
});

async function restart(): Promise<void> {
  await site.kill();
  await site.start();
}

test('LubugoCertificateEnds: a certificate of a few days, until it is renewed', async () => {
  const step = await prometheus.fires('LubugoCertificateEnds');
  expect(step).toContain('systemctl reload caddy');
  expect(await ended(site.machine.cli('check', '--mail'), 1)).toMatch(/FAILED +certificate +It ends on/);
  await site.showCertificate(90);
  // It is looked at once an hour, and at the start.
  await restart();
  await prometheus.ends('LubugoCertificateEnds');
});

test('LubugoBackupOld: no backup, until one is made', async () => {
  const step = await prometheus.fires('LubugoBackupOld');
  expect(step).toContain('systemctl start agency-backup');
  await ended(site.machine.cli('backup', '--plain', join(site.folder, 'backup.tar')), 0);
  await prometheus.ends('LubugoBackupOld');
});

test('with all of that well, no rule fires', async () => {
  await until(async () => (await prometheus.firing()).length === 0);
  expect(await prometheus.rules()).toHaveLength(12);
});

test('LubugoDown: the product was killed, until it is started', async () => {
  await prometheus.ends('LubugoDown');
  await site.kill();
  const step = await prometheus.fires('LubugoDown');
  expect(step).toContain('systemctl start agency');
  await site.start();
  await prometheus.ends('LubugoDown');
});

test('LubugoDatabaseAway: PostgreSQL was stopped, until it is started', async () => {
  await prometheus.ends('LubugoDatabaseAway');
  await site.postgres.halt();
  const step = await prometheus.fires('LubugoDatabaseAway');
  expect(step).toContain('systemctl start postgresql');
  expect((await site.get('/readyz')).status).toBe(503);
  await site.postgres.resume();
  await prometheus.ends('LubugoDatabaseAway');
  await until(async () => (await site.get('/readyz')).status === 200);
});
