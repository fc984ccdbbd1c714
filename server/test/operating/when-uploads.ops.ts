// Failures of the place where uploads lie, each made for real: they look as docs/when.md says, and end by its steps.
import { readdirSync, rmSync } from 'node:fs';
import { type FaultyStore, startFaultyStore } from '../fakes/faulty-store.ts';
import { run } from '../product.ts';
import { ended, machineOn, program } from './machine.ts';
import { expectAll, failureIn } from './runbook.ts';
import { startWatchedProduct, type WatchedProduct } from './watched-product.ts';

let site: WatchedProduct;
let owner: Record<string, string>;
beforeAll(async () => {
  site = await startWatchedProduct(90);
  await site.start();
  owner = await site.signUp();
  await site.kill();
});
afterEach(() => site.kill());
afterAll(() => site?.remove());

describe('Object store away', () => {
  const failure = failureIn('Object store away');
  let store: FaultyStore;
  let folder: Record<string, string>;
  beforeAll(async () => {
    store = await startFaultyStore();
    folder = { ...site.machine.settings };
    const { endpoint, bucket, accessKeyId, secretAccessKey } = store.settings;
    const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    const settings = { S3_ENDPOINT: endpoint ?? '', S3_BUCKET: bucket, ...keys };
    await ended(run('cli/cli.js', { ...folder, ...settings }, ['move-uploads', 's3']), 0);
    Object.assign(site.machine.settings, settings);
  });
  afterAll(async () => {
    store.fault = 'none';
    await ended(run('cli/cli.js', site.machine.settings, ['move-uploads', 'folder']), 0);
    for (const name of Object.keys(site.machine.settings))
      if (name.startsWith('S3_')) delete site.machine.settings[name];
    await store.close();
  });

  test('pages are whole, uploads are refused with the words, and both end by themselves', async () => {
    await site.start();
    store.fault = 'full';
    const refused = await site.upload(owner);
    expect(refused.status).toBe(503);
    expectAll(refused.text, failure.words('staff'));
    expectAll(site.out(), failure.words('log'));
    expect((await site.get('/programs')).status).toBe(200);
    expect(await ended(site.machine.cli('check'), 1)).toMatch(/FAILED +storage/);
    store.fault = 'none';
    expect((await site.upload(owner)).status).toBe(201);
    await ended(site.machine.cli('check'), 0);
  });

  test('a start with a bucket that is not there, or with a wrong key, is refused with a sentence', async () => {
    const [, ...names] = failure.step(1).words;
    const named = (said: string) => names.filter((each) => each.test(said)).map(String);
    expect(named(await site.refusal({ S3_BUCKET: 'another' }))).toEqual(['/NoSuchBucket/']);
    store.fault = 'locked';
    expect(named(await site.refusal())).toEqual(['/SignatureDoesNotMatch/']);
    expect(await ended(site.machine.cli('check'), 1)).toMatch(/FAILED +storage .*SignatureDoesNotMatch/);
    store.fault = 'none';
    await site.start();
  });
});

describe('Uploads refused', () => {
  const [notThere, ofAnother] = failureIn('Uploads refused').words('start');

  test('a disk that is not mounted, until it is', async () => {
    const disk = site.machine.settings.DATA_DIR ?? '';
    await site.start();
    await site.kill();
    await program('mount', ['-t', 'tmpfs', 'tmpfs', disk]);
    try {
      expect(await site.refusal()).toMatch(notThere ?? '');
      expect(readdirSync(disk)).toEqual([]);
    } finally {
      await program('umount', [disk]);
    }
    await site.start();
  });

  test('the settings of a trial: the uploads of another database', async () => {
    await site.start();
    await site.kill();
    const trial = machineOn(await site.postgres.database('trial'), {});
    const first = run('main.js', { ...trial.settings, PORT: site.machine.settings.PORT });
    await first.ready();
    await first.kill();
    expect(await site.refusal({ DATA_DIR: trial.dataDir })).toMatch(ofAnother ?? '');
    await site.start();
    rmSync(trial.dataDir, { recursive: true });
  });
});
