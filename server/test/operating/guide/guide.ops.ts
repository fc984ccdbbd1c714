// The guide for one machine, as its reader does it: each of its commands is taken out of it and typed on an empty Debian 12.
import { join } from 'node:path';
import { until } from '../../until.ts';
import { copyPack } from '../packed.ts';
import { type DebianRoot, makeDebianRoot, type RootShell } from './debian-root.ts';
import { inlineIn } from './guide-commands.ts';
import { readerOf } from './guide-reader.ts';
import { type Outside, startOutside } from './outside.ts';
import { notRun, standInForInit, standIns } from './without-init.ts';

const guide = readerOf('docs/one-machine.md');
let root: DebianRoot;
let shell: RootShell;
let outside: Outside;
beforeAll(async () => {
  root = await makeDebianRoot();
  standInForInit(root.folder);
  outside = await startOutside(root.folder);
});
afterAll(async () => {
  await root?.remove();
  await outside?.stop();
});

const follow = (name: string) => guide.follow(name, shell);

/** What a visitor is told at this address, by way of Caddy. */
const visit = (path: string, ...more: string[]) =>
  shell.type(`curl -fsS https://www.example.org${path} ${more.join(' ')}`);
const json = (body: object) => `-H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
/** Beside two other files of tests a start once did not answer within a minute. */
const isReady = () =>
  shell.type(`curl -fs --retry 300 --retry-delay 1 --retry-connrefused http://127.0.0.1:4000/readyz || {
    echo "curl ended with $?"; tail /var/log/agency.log; false; }`);
async function restart(): Promise<void> {
  await shell.type('systemctl restart agency');
  await isReady();
}
const set = (name: string, value: string) =>
  shell.type(`sed -i '/^${name}=/d' /etc/agency/env && echo "${name}=${value}" >> /etc/agency/env`);

/** Each goes on where the one before ended. */
let isWhole = true;
const step = (title: string, work: () => Promise<void>) =>
  test(title, async () => {
    if (!isWhole) throw new Error('A step before it failed.');
    isWhole = false;
    await work();
    isWhole = true;
  });

let token = '';
const asOwner = () => `-H 'authorization: Bearer ${token}'`;
const me = () => visit('/graphql', asOwner(), json({ query: '{ me { email } }' }));

describe('From an empty machine', () => {
  step('it gets its packages', async () => {
    // The network of this machine only brings them: PostgreSQL starts as soon as it is there.
    const connected = root.shell('shared');
    const [update, install = ''] = guide.commandsOf('What it needs, 1');
    await connected.type(`${update} && ${install.replace('install', 'install --download-only')}`);
    root.keepPackages();
    await connected.close();
    shell = root.shell();
    await shell.type('ip link set lo up');
    await follow('What it needs, 1');
  });

  step('Node is unpacked from its own archive', async () => {
    await outside.offerNode(shell);
    await follow('What it needs, 2');
    expect(await shell.type('/opt/node/bin/node --version')).toMatch(/^v24\./);
    await outside.join(shell);
  });

  step('swap, product and database are made', async () => {
    await follow('What it needs, 3');
    await copyPack(join(root.folder, 'tmp'));
    await follow('The product, 1');
    await follow('The database, 1');
  });

  step('with settings of its own it starts, and check finds all well', async () => {
    await follow('Its settings, 1');
    await shell.type(outside.settings);
    const said = await follow('Its settings, 2');
    expect(said).toContain('good    payments');
    expect(said).not.toContain('FAILED');
    expect(await shell.type('stat -c "%a %U %G" /etc/agency/env')).toBe('640 root agency\n');
  });

  step(
    'behind the firewall visitors are served, and the owner makes the first account with the link of the mail',
    async () => {
      await follow('The firewall, 1');
      expect(await visit('/programs')).toContain('<h1');
      expect(
        await shell.type('curl -s -o /dev/null -w "%{http_code} %{redirect_url}" http://www.example.org/'),
      ).toBe('308 https://www.example.org/');
      await until(() => outside.mailServer.taken.length > 0);
      const [mail] = outside.mailServer.taken;
      const link = (text: string) => /#setup=3?D?([\w.-]+)/.exec(text.replaceAll('=\r\n', ''))?.[1];
      const setup = link(await shell.type('cat /var/log/agency.log'));
      expect([mail?.to, link(mail?.raw ?? '')]).toEqual([['owner@example.org'], setup]);
      const password = 'boots by the door at dawn';
      const account = { email: 'owner@example.org', password, confirmPassword: password, setup };
      token = JSON.parse(await visit('/api/v1/admin/signup', json(account))).data.token;
      expect(await me()).toContain('owner@example.org');
    },
  );
});

step('what to try finds all well, and sends a mail', async () => {
  await follow('What to try, and when, 1');
  expect(outside.mailServer.taken.at(-1)?.to).toEqual(['you@example.org']);
  expect(await follow('Where uploads lie, 1')).toContain('id of this database');
  await follow('To another place, 1');
});

describe('A backup', () => {
  let picture = '';

  step('is written with a key of another machine, and goes elsewhere', async () => {
    const letter = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
    await visit('/api/v1/contact', json(letter));
    const file = '/opt/agency/current/client/dist/public/icon-512.png';
    const uploaded = JSON.parse(await visit('/api/v1/uploads', asOwner(), `-F file=@${file}`));
    picture = new URL(uploaded.data?.url ?? uploaded.url, 'https://www.example.org').pathname;
    await visit(picture, '-o /dev/null');
    await shell.type('mkdir -p /root/laptop && cd /root/laptop');
    expect(await follow('Once: a key, 1')).toMatch(/age1/);
    await set('BACKUP_RECIPIENT', '$(age-keygen -y backup-key.txt)');
    await restart();
    await follow('Every night, 1');
    await follow('Every night, 2');
    await follow('A second place for backups, 1');
  });

  step('opens with age and tar', async () => {
    await shell.type('cp /elsewhere/agency.age . && chmod 600 agency.age backup-key.txt');
    await follow('To look into one, 1');
    expect(await shell.type('cat tables/contact_submissions/*.copy')).toContain('A question.');
  });

  step('comes back on the emptied machine as a quiet copy, and goes live', async () => {
    // It stands below the way back, as what to do before the next try.
    await follow('To bring it back, 2');
    expect(await follow('To bring it back, 1')).toContain('Everything as of ');
    await isReady();
    await visit(picture, '-o /dev/null');
    const letter = json({ name: 'Joy', email: 'joy@example.org', subject: 'Hello', message: 'Another.' });
    expect((await shell.attempt(`curl -fsS https://www.example.org/api/v1/contact ${letter}`)).code).not.toBe(
      0,
    );
    await follow('To bring it back, 3');
    await visit('/api/v1/contact', letter);
    const kept = `runuser -u postgres -- psql -At agency -c 'SELECT message FROM contact_submissions ORDER BY id'`;
    expect(await shell.type(kept)).toMatch(/^A question\.\nAnother\.$/m);
  });
});

step('a new release takes the place of the one before, and that comes back', async () => {
  await shell.type(`cd /tmp && cp -al "$(readlink -f /opt/agency/current)" lubugo-journeys-NEW && rm lubugo-journeys-NEW/.env
    tar -cf lubugo-journeys-NEW.tar.gz lubugo-journeys-NEW && rm -r lubugo-journeys-NEW`);
  const before = (await shell.type('readlink /opt/agency/current')).trim();
  await follow('A new release, 1');
  await isReady();
  expect(await shell.type('readlink /proc/$(cat /run/agency.pid)/cwd')).toContain('lubugo-journeys-NEW');
  expect(await shell.type('ls /var/backups/agency')).toMatch(/-\d{4}\.age\n/);
  await shell.type(`ln -sfn ${before} /opt/agency/current`);
  await restart();
  expect(await visit('/programs')).toContain('<h1');
});

describe('Rotating a secret', () => {
  beforeAll(async () => {
    const [, password] = ['', 'boots by the door at dawn'];
    const query = `mutation { login(email: "owner@example.org", password: "${password}") { token } }`;
    token = JSON.parse(await visit('/graphql', json({ query }))).data.login.token;
  });

  step(
    'JWT_SECRET: nobody is signed out while the one before is kept, and everybody afterwards',
    async () => {
      await shell.type(`sed -i 's/^JWT_SECRET=/JWT_SECRET_BEFORE=/' /etc/agency/env`);
      await set('JWT_SECRET', '$(openssl rand -base64 48)');
      await restart();
      expect(await me()).toContain('owner@example.org');
      await set('JWT_SECRET_BEFORE', '');
      await restart();
      expect(await me()).not.toContain('owner@example.org');
    },
  );

  step('DATA_KEYS: the new one in front, all is sealed with it, and the old one is taken away', async () => {
    await shell.type('sed -i "s.^DATA_KEYS=.&k2:$(openssl rand -base64 32),." /etc/agency/env');
    await restart();
    expect(await shell.type('agency reseal')).toContain('The key "k1" seals nothing any more.');
    await shell.type(`sed -i '/^DATA_KEYS=/s/,.*//' /etc/agency/env`);
    await restart();
    expect(await shell.type('agency check')).toMatch(/good +keys +"k2": each opens what it sealed\n/);
  });

  step('DATABASE_URL: a new password of the role', async () => {
    await shell.type(`printf '%s\\n' '\\password agency' anew anew | runuser -u postgres -- psql`);
    expect(await shell.attempt('agency check')).toMatchObject({ code: 1 });
    await set('DATABASE_URL', 'postgres://agency:anew@127.0.0.1:5432/agency');
    await restart();
    await shell.type('agency check');
  });
});

step('numbers are told at METRICS_PORT', async () => {
  await set('METRICS_PORT', '9464');
  await restart();
  expect(await follow('Metrics, 1')).toContain('lubugo_database_up 1\n');
  await follow('Metrics, 2');
});

step('the hour a month and the look of each day find nothing wrong', async () => {
  for (const command of inlineIn('docs/one-machine.md', 'An hour a month')) await guide.type(command, shell);
  await isReady();
  const page = readerOf('docs/when.md');
  for (const name of page.missed()) await page.follow(name, shell);
  const mails = outside.mailServer.taken.length;
  await follow('A letter when something is wrong, 1');
  await follow('A letter when something is wrong, 2');
  expect(outside.mailServer.taken).toHaveLength(mails);
});

step('each block of the guide was followed, and what was not run is named', async () => {
  expect(guide.missed()).toEqual([]);
  const programs = (await shell.type('cat /var/log/not-run')).trim().split('\n');
  const named = [...guide.left, ...programs.map((line) => line.replace('/usr/local/sbin/', ''))];
  expect([...new Set(named)].sort()).toEqual(Object.keys(notRun).sort());
  const lines = [
    ...Object.entries(notRun).map(([command, why]) => `not run: ${command} (${why})`),
    ...Object.entries(standIns).map(([command, instead]) => `in place of ${command}: ${instead}`),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
});
