// The product in numbers as Prometheus and Grafana read them, and the letter for who has neither.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { freePort } from '../../../demo/postgres/free-port.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createLogger } from '../../src/platform/log.ts';
import { projectRoot } from '../../src/platform/project-root.ts';
import { onCluster } from '../database.ts';
import { type StandIn, startStandIn } from '../fakes/flutterwave-stand-in.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { type Run, run } from '../product.ts';
import { until } from '../until.ts';
import { wordsOfMail } from '../words-of-mail.ts';
import { emptyMachine } from './empty-machine.ts';
import { ended, type Machine, program } from './machine.ts';

const log = createLogger({ level: 'silent', human: true });
const ops = join(projectRoot, 'ops');
const folder = mkdtempSync(join(tmpdir(), 'lubugo-metrics-'));
/** Of a few days less and more than a letter is written for. */
const days = { short: '5', long: '90' };

let machine: Machine;
let product: Run;
let port: string;
let metricsPort: string;
let site: Server;
let mailServer: MailServer;
let standIn: StandIn;

/** Shows visitors a certificate of its own that is good for so long. */
async function showCertificate(good: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, '-days', good];
  await program('openssl', ['req', '-x509', '-subj', '/CN=localhost', ...made]);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

beforeAll(async () => {
  [port, metricsPort] = [String(await freePort()), String(await freePort())];
  site = createServer(await showCertificate(days.long));
  const sitePort = await freePort();
  site.listen(sitePort, '127.0.0.1');
  await once(site, 'listening');
  mailServer = await startMailServer();
  standIn = await startStandIn();
  machine = await emptyMachine('ops_metrics', {
    PORT: port,
    METRICS_PORT: metricsPort,
    PUBLIC_URL: `https://localhost:${sitePort}`,
    SMTP_URL: mailServer.url,
    SMTP_STARTTLS: 'optional',
    FLUTTERWAVE_API_URL: standIn.fake.settings.apiUrl,
  });
  await migrate(machine.url, log);
  product = run('main.js', machine.settings);
  await product.ready();
});
afterAll(async () => {
  await product?.kill();
  await mailServer?.stop();
  standIn?.stop();
  site?.close();
  await onCluster('DROP DATABASE IF EXISTS ops_metrics WITH (FORCE)');
  rmSync(folder, { recursive: true, force: true });
});

/** Of visitors and staff. */
async function visit(): Promise<void> {
  for (const path of ['/', '/programs', '/programs', '/admin', '/api/v1/programs', '/readyz', '/nothing'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
}

const told = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}
const dashboard = JSON.parse(readFileSync(join(ops, 'dashboard.json'), 'utf8')) as Dashboard;

test('each series of the dashboard and the rules is told by the running product', async () => {
  await visit();
  const text = await told();
  const asked = readFileSync(join(ops, 'alerts.yml'), 'utf8') + JSON.stringify(dashboard);
  const names = [...new Set(asked.match(/\blubugo_\w+/g))];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([]);
  expect(text).toMatch(/^lubugo_certificate_days 89\.\d+$/m);
});

test('the rules fire by their faults and end with them', async () => {
  await program('promtool', ['check', 'rules', join(ops, 'alerts.yml')]);
  await program('promtool', ['test', 'rules', join(ops, 'alerts.test.yml')]);
});

test('what the product tells is as promtool wants it, but that certificates are counted in days', async () => {
  const input = await told();
  const { stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
  expect(stdout + stderr).toBe('lubugo_certificate_days use base unit "seconds" instead of "days"\n');
});

test('each query of the dashboard is answered by Prometheus', async () => {
  const listen = `127.0.0.1:${await freePort()}`;
  const config = join(folder, 'prometheus.yml');
  const target = `127.0.0.1:${metricsPort}`;
  const job = `{ job_name: lubugo, scrape_interval: 1s, static_configs: [{ targets: ['${target}'] }] }`;
  writeFileSync(
    config,
    `global: { evaluation_interval: 1s }\nrule_files: ['${join(ops, 'alerts.yml')}']\nscrape_configs: [${job}]\n`,
  );
  const flags = [`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'tsdb')}`];
  const prometheus = spawn('prometheus', [...flags, `--web.listen-address=${listen}`], { stdio: 'ignore' });
  const ask = async (expr: string) => {
    const answer = await fetch(`http://${listen}/api/v1/query?query=${encodeURIComponent(expr)}`).catch(
      () => null,
    );
    return answer?.ok ? ((await answer.json()) as { data: { result: unknown[] } }).data.result.length : 0;
  };
  const queryOf = (expr: string) => expr.replaceAll('$instance', target).replaceAll('$__rate_interval', '1m');
  try {
    const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => queryOf(expr)));
    for (const query of queries)
      await until(async () => {
        await visit();
        return (await ask(query)) > 0;
      }, 30_000).catch(() => Promise.reject(new Error(`Nothing answers ${query}`)));
    const healthy = async () => {
      const rules = await (await fetch(`http://${listen}/api/v1/rules`)).text();
      return rules.match(/"health":"ok"/g)?.length;
    };
    await until(async () => (await healthy()) === 12, 30_000);
  } finally {
    prometheus.kill();
    await once(prometheus, 'exit');
  }
});

const letters = () => mailServer.taken.map(({ raw }) => wordsOfMail(Buffer.from(raw)));
const check = (...more: string[]) => machine.cli('check', '--mail', ...more);

test('one letter goes to the office about what is wrong, and none when all is well', async () => {
  const said = await ended(check(), 1);
  expect(said).toContain('A mail about it went to office@example.org.');
  expect(letters()).toEqual([expect.stringMatching(/needs a look: backup\r?\n/)]);
  expect(letters()[0]).toContain('there never was one');

  await ended(machine.cli('backup', '--plain', join(folder, 'backup.tar')), 0);
  expect(await ended(check(), 0)).toContain('All is well.');
  expect(mailServer.taken).toHaveLength(1);
});

test('a mail that waits, and a certificate that ends, are told to the address that is named', async () => {
  site.setSecureContext(await showCertificate(days.short));
  await machine.ask(`INSERT INTO pgboss.job (name, data, state, retry_count, created_on, start_after)
    VALUES ('mail', '{}', 'retry', 3, now() - interval '2 hours', now() + interval '2 hours')`);
  await ended(check('ops@example.org'), 1);
  expect(mailServer.taken[1]?.to).toEqual(['ops@example.org']);
  expect(letters()[1]).toMatch(/needs a look: certificate, waiting\r?\n/);
  expect(letters()[1]).toContain('a mail has waited for 2 hours');
});

test('a restored copy sends none', async () => {
  await machine.ask('UPDATE deployment SET quiet_since = now(), quiet_snapshot_at = now()');
  await ended(check(), 1);
  expect(mailServer.taken).toHaveLength(2);
  await machine.ask('UPDATE deployment SET quiet_since = NULL, quiet_snapshot_at = NULL');
});

test('with the product stopped and the database away, the letter leaves all the same', async () => {
  await product.kill();
  const settings = { ...machine.settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  await ended(run('cli/cli.js', settings, ['check', '--mail']), 1);
  expect(letters()[2]).toMatch(/needs a look: database, product, certificate\r?\n/);
});

test('where the mail server is away as well, the last line says that nobody hears of it', async () => {
  await mailServer.stop();
  expect(await ended(check(), 1)).toMatch(/failed, and nobody hears of it\./);
});
