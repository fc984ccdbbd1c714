// The product with all that it stands on, each of which can be made to fail: PostgreSQL, the way to it, mail server, payment provider, certificate, disk.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { startMailServer } from '../fakes/mail-server.ts';
import { startSilentProxy } from '../fakes/silent-proxy.ts';
import { type Run, run } from '../product.ts';
import { startDebianPostgres } from './debian-postgres.ts';
import { ended, machineOn, program } from './machine.ts';

const picture = join(projectRoot, 'client/public/icon-512.png');

/** Of the disk: with a little on it, it is as full as the rules mind. */
const diskSize = '1200m';

export type WatchedProduct = Awaited<ReturnType<typeof startWatchedProduct>>;

/** `days`: for which the first certificate is good. */
export async function startWatchedProduct(days: number) {
  const folder = mkdtempSync(join(tmpdir(), 'lubugo-watched-'));
  const disk = mkdtempSync(join(tmpdir(), 'lubugo-disk-'));
  // Only the system's owner may.
  const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk]).status === 0;
  const [port, metricsPort, sitePort] = [await freePort(), await freePort(), await freePort()];
  const site = createServer(await certificate(folder, days));
  site.on('tlsClientError', () => undefined);
  site.listen(sitePort, '127.0.0.1');
  await once(site, 'listening');
  const [postgres, mailServer, standIn] = [
    await startDebianPostgres(),
    await startMailServer(),
    await startStandIn(),
  ];
  const url = await postgres.database('watched');
  const proxy = await startSilentProxy(url);
  const machine = machineOn(url, {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_URL: `https://localhost:${sitePort}`,
    DATABASE_URL: proxy.url,
    DATA_DIR: disk,
    TRUST_PROXY: '1',
    SMTP_URL: mailServer.url,
    SMTP_STARTTLS: 'optional',
    FLUTTERWAVE_API_URL: standIn.fake.settings.apiUrl,
  });
  let product: Run;
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };

  return {
    url,
    machine,
    postgres,
    proxy,
    mailServer,
    folder,
    provider: standIn.fake,
    /** Null where this system lets us mount none. */
    disk: hasDisk ? disk : null,
    metricsAt: `127.0.0.1:${metricsPort}`,
    async start() {
      product = run('main.js', machine.settings);
      await product.ready();
    },
    /** A start that ends with 1, with these settings beside its own. Answers what it said. */
    async refusal(settings: Record<string, string> = {}): Promise<string> {
      const refused = run('main.js', { ...machine.settings, ...settings });
      const started = refused.ready().then(
        () => refused.kill(),
        () => undefined,
      );
      await Promise.race([refused.ended, started]);
      return ended(refused, 1);
    },
    /** `kill -9`. */
    kill: () => product.kill(),
    out: () => product.out(),
    run: () => product,
    get: (path: string, headers = {}) => ask(path, { headers }),
    /** Of a picture, by who is signed in with these headers. */
    upload(headers: Record<string, string>) {
      const body = new FormData();
      body.set('file', new Blob([readFileSync(picture)], { type: 'image/png' }), 'lake.png');
      return ask('/api/v1/uploads', { method: 'POST', headers, body });
    },
    post: (path: string, body: object, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** The first account is made by who reads the log of the first start. Answers what the owner's browser sends with each request. */
    async signUp(): Promise<Record<string, string>> {
      const [, setup] = /#setup=([\w.-]+)/.exec(product.out()) ?? [];
      const password = 'boots by the door at dawn';
      const account = { email: 'amina@example.org', password, confirmPassword: password, setup };
      const answer = await ask('/api/v1/admin/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      });
      return { authorization: `Bearer ${JSON.parse(answer.text).data.token}` };
    },
    async showCertificate(good: number) {
      site.setSecureContext(await certificate(folder, good));
    },
    async remove() {
      await product?.kill();
      await proxy.close();
      await mailServer.stop();
      standIn.stop();
      site.close();
      await postgres.stop();
      if (hasDisk) await program('umount', [disk]);
      for (const one of [disk, folder, machine.dataDir]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** One of its own that is good for so many days. */
async function certificate(folder: string, days: number): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', String(days)];
  await program('openssl', ['req', '-x509', '-subj', '/CN=localhost', ...made]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
