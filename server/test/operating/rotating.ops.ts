// Secrets that others know too, replaced as the table of the guide says. The guide's own test replaces those that are of the machine alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/project-root.ts';
import { type FakeCdn, startFakeCdn } from '../fakes/fake-cdn.ts';
import { type FaultyStore, startFaultyStore } from '../fakes/faulty-store.ts';
import { type MailServer, startMailServer } from '../fakes/mail-server.ts';
import { run } from '../product.ts';
import { until } from '../until.ts';
import { sectionOf } from './guide/guide-commands.ts';
import { ended, program } from './machine.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

const webhookSecret = 'another secret hash that is long';
const passwords = new Set(['the old one']);
let site: WatchedProduct;
let mails: MailServer;
let store: FaultyStore;
let cdn: FakeCdn;
let owner: Record<string, string>;
beforeAll(async () => {
  site = await startWatchedProduct(90);
  [mails, store, cdn] = [
    await startMailServer(0, passwords),
    await startFaultyStore(),
    await startFakeCdn('fastly'),
  ];
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings;
  set({
    SMTP_URL: mails.url.replace('//', '//office:the%20old%20one@'),
    S3_ENDPOINT: endpoint ?? '',
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    CDN: 'on',
    CDN_PURGE_URL: cdn.settings.purgeUrl,
    CDN_PURGE_TOKEN: cdn.settings.purgeToken,
  });
  await site.start();
  owner = await site.signUp();
});
afterAll(async () => {
  await site?.remove();
  await mails?.stop();
  await store?.close();
  await cdn?.close();
});

const set = (settings: Record<string, string>) => void Object.assign(site.machine.settings, settings);
const check = (settings = {}) => run('cli/cli.js', { ...site.machine.settings, ...settings }, ['check']);

async function restart(): Promise<void> {
  const run = site.run();
  run.child.kill('SIGTERM');
  await run.ended;
  await site.start();
}

/** Settings of the table that were replaced here. */
const tried = new Set<string>();
const rotating = (name: string, what: string, work: () => Promise<void>) =>
  test(`${name}: ${what}`, async () => {
    await work();
    tried.add(name);
  });

/** Somebody begins to give. */
const begin = () => {
  const gift = { name: 'Grace', email: 'grace@example.org', currency: 'USD', amount: 10 };
  return site.post('/api/v1/donations', gift);
};

/** Somebody gives, and the provider tells of it. */
async function give() {
  const { reference } = JSON.parse((await begin()).text).data;
  const { body, headers } = site.provider.eventOf(site.provider.pay(reference, { amount: 10 }));
  const { status } = await site.post('/api/v1/donations/webhook', JSON.parse(body), headers);
  return { reference, status };
}

async function isCounted(reference: string): Promise<boolean> {
  const counted = `SELECT FROM donations WHERE reference = '${reference}' AND status = 'successful'`;
  return (await site.machine.ask(counted)).length === 1;
}

describe('Made where it comes from, set, and the old one taken away there', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = { ...site.machine.settings };
    passwords.add('the new one');
    store.keys.set('ANEW', 'another secret of the store');
    cdn.tokens.push('another token');
    site.provider.secretKeys.push('FLWSECK_TEST-2-X');
    set({
      SMTP_URL: mails.url.replace('//', '//office:the%20new%20one@'),
      S3_ACCESS_KEY_ID: 'ANEW',
      S3_SECRET_ACCESS_KEY: 'another secret of the store',
      CDN_PURGE_TOKEN: 'another token',
      FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-2-X',
      FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
    });
    await restart();
    await ended(check(), 0);
    passwords.delete('the old one');
    store.keys.delete(store.settings.accessKeyId);
    for (const list of [cdn.tokens, site.provider.secretKeys]) list.shift();
  });

  /** What `check` says of the old ones, of which each is looked at beside the others. */
  let old: Promise<string> | undefined;
  const checkOld = () => {
    old ??= ended(check(before), 1);
    return old;
  };

  rotating('SMTP_URL', 'a mail leaves with the new password, and the old one is refused', async () => {
    const letter = { name: 'Grace', email: 'grace@example.org', subject: 'Hello', message: 'A question.' };
    expect((await site.post('/api/v1/contact', letter)).status).toBe(201);
    await until(() => mails.taken.some(({ raw }) => raw.includes('A question.')));
    expect(await checkOld()).toMatch(
      /^FAILED +mail +The mail server does not let us in \(EAUTH 535\): look at SMTP_URL/m,
    );
  });

  rotating(
    'FLUTTERWAVE_SECRET_KEY',
    'a gift is begun with the new key, and the old one is a 401',
    async () => {
      expect(JSON.parse((await begin()).text).data.reference).toBeTruthy();
      expect(await checkOld()).toMatch(/^FAILED +payments .*401/m);
    },
  );

  rotating(
    'S3_SECRET_ACCESS_KEY',
    'pictures are kept with the new key, and the old one is refused',
    async () => {
      expect((await site.upload(owner)).status).toBe(201);
      expect(await checkOld()).toMatch(/^FAILED +storage .*InvalidAccessKeyId/m);
      const halfSet = { S3_ACCESS_KEY_ID: 'ANEW' };
      expect(await ended(check({ ...before, ...halfSet }), 1)).toMatch(
        /^FAILED +storage .*SignatureDoesNotMatch/m,
      );
    },
  );

  rotating('CDN_PURGE_TOKEN', 'a change is told with the new token, and the old one is refused', async () => {
    const told = cdn.purges.length;
    const agency = 'mutation { updateBookingsSettings(input: { payOnline: true }) { version } }';
    await site.post('/graphql', { query: agency }, owner);
    await until(() => cdn.purges.length > told);
    expect(await checkOld()).toMatch(/^FAILED +CDN .*403.*CDN_PURGE_TOKEN/m);
  });
});

/** Its event was refused, as the provider had the old secret. */
let between = '';

test('FLUTTERWAVE_WEBHOOK_SECRET: what is told with the old one is refused, and taken with the new one', async () => {
  const refused = await give();
  expect(refused.status).toBe(401);
  site.provider.settings.webhookSecret = webhookSecret;
  const taken = await give();
  expect(taken.status).toBe(200);
  await until(() => isCounted(taken.reference));
  expect(await isCounted(refused.reference)).toBe(false);
  between = refused.reference;
  // Ten minutes later, and the job that comes every five minutes comes.
  await site.machine.ask(`UPDATE donations SET created_at = now() - interval '10 minutes' WHERE reference = '${between}';
    INSERT INTO pgboss.job (name) VALUES ('payments-recheck')`);
});

describe('The key of the backup', () => {
  const at = (name: string) => join(site.folder, name);
  const backUp = (name: string) => ended(site.machine.cli('backup', at(name)), 0);

  rotating(
    'BACKUP_RECIPIENT',
    'the next backup opens with the new key alone, the older one with the old',
    async () => {
      const keys = ['old', 'new'];
      for (const key of keys) {
        await program('age-keygen', ['-o', at(`${key}.key`)]);
        set({ BACKUP_RECIPIENT: (await program('age-keygen', ['-y', at(`${key}.key`)])).stdout.trim() });
        await backUp(`${key}.age`);
      }
      const open = (key: string, file: string) =>
        program('age', [
          '--decrypt',
          '--identity',
          at(`${key}.key`),
          '--output',
          '/dev/null',
          at(`${file}.age`),
        ]);
      for (const key of keys) await open(key, key);
      for (const [key, file] of [keys, keys.toReversed()])
        await expect(open(key ?? '', file ?? '')).rejects.toThrow('no identity matched');
    },
  );

  rotating(
    'BACKUP_PASSPHRASE',
    'the next backup opens with the new one alone, the older one with the old',
    async () => {
      const phrases = ['of the year that is over', 'of the year that begins'];
      set({ BACKUP_RECIPIENT: '' });
      for (const [nth, phrase] of phrases.entries()) {
        set({ BACKUP_PASSPHRASE: phrase });
        await backUp(`${nth}.age`);
      }
      // It asks whoever sits at the terminal.
      const open = (phrase: string, nth: number) => {
        const asked = program('script', [
          '-qec',
          `age --decrypt --output /dev/null ${at(`${nth}.age`)}`,
          '/dev/null',
        ]);
        asked.child.stdin?.end(`${phrase}\n`);
        return asked;
      };
      const each = phrases.flatMap((phrase, nth) => [
        open(phrase, nth),
        expect(open(phrase, 1 - nth)).rejects.toMatchObject({
          stdout: expect.stringContaining('incorrect passphrase'),
        }),
      ]);
      await Promise.all(each);
    },
  );
});

rotating('FLUTTERWAVE_WEBHOOK_SECRET', 'what was told in between is asked about by the product itself', () =>
  until(() => isCounted(between)),
);

test('each secret that the guide names is tried, here or by the test of the guide', () => {
  const table = sectionOf('docs/one-machine.md', 'Rotating a secret').matchAll(/^\| (`[^|]+`) \|/gm);
  const named = [...table].flatMap(([, row = '']) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const guide = readFileSync(join(projectRoot, 'server/test/operating/guide/guide.ops.ts'), 'utf8');
  const there = [...guide.matchAll(/'([A-Z_]+): /g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !tried.has(name ?? '') && !there.includes(name))).toEqual([]);
});
