import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import S3rver from 's3rver';
import { keptOpen } from '../../../test/kept-open.ts';
import { createS3Storage } from './s3-storage.ts';
import { createDiskStorage, type Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'lubugo-storage-'));
const silent = { address: '127.0.0.1', port: 0, silent: true };
const server = new S3rver({
  ...silent,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'pictures' }],
});
const settings = {
  bucket: 'pictures',
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};
let endpoint = '';

beforeAll(async () => {
  const { address, port } = await server.run();
  Object.assign(server.httpServer, keptOpen);
  endpoint = `http://${address}:${port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const storages: [string, () => Storage][] = [
  ['a disk', () => createDiskStorage(join(folder, 'disk'))],
  ['an object store', () => createS3Storage({ ...settings, endpoint })],
];

describe.each(storages)('Files in %s', (_, open) => {
  const bytes = Buffer.from([0, 1, 2, 255, 254, 10, 13]);

  it('come back as they were written', async () => {
    await open().write('folder/master.jpg', bytes, 'image/jpeg');
    expect(await open().read('folder/master.jpg')).toEqual(bytes);
  });

  it('are replaced by a later file of the same name', async () => {
    await open().write('folder/file.webp', bytes, 'image/webp');
    await open().write('folder/file.webp', Buffer.from('newer'), 'image/webp');
    expect(String(await open().read('folder/file.webp'))).toBe('newer');
  });

  it('may be large', async () => {
    const large = Buffer.alloc(5_000_000, 'lubugo');
    await open().write('folder/large.jpg', large, 'image/jpeg');
    expect((await open().read('folder/large.jpg'))?.equals(large)).toBe(true);
  });

  it('are removed with their folder, and those of others stay', async () => {
    for (const key of ['gone/master.jpg', 'gone/320.webp', 'gone2/master.jpg'])
      await open().write(key, bytes, 'image/jpeg');
    await open().removeFolder('gone');
    await open().removeFolder('never-there');
    expect(await open().read('gone/master.jpg')).toBeNull();
    expect(await open().read('gone/320.webp')).toBeNull();
    expect(await open().read('gone2/master.jpg')).toEqual(bytes);
  });

  it('that were never written are not there', async () => {
    expect(await open().read('folder/nothing.jpg')).toBeNull();
  });
});

it('an object store without the bucket is an error, not an empty shelf', async () => {
  const storage = createS3Storage({ ...settings, endpoint, bucket: 'elsewhere' });
  await expect(storage.read('a/b.jpg')).rejects.toThrow();
  await expect(storage.write('a/b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow();
});

test.each([
  ['write', 'rename'],
  ['writeNew', 'link'],
])(
  'a file on a disk survives a power cut after %s: its bytes are flushed before it gets its name, and its name after',
  async (way, naming) => {
    const trace = join(folder, `${way}.json`);
    const script = `
    import { createDiskStorage } from ${JSON.stringify(new URL('./storage.ts', import.meta.url).href)};
    await createDiskStorage(${JSON.stringify(join(folder, way))}).${way}('a/b.jpg', Buffer.from('x'), 'image/jpeg');`;
    const options = ['--trace-event-categories', 'node.fs.async', '--trace-event-file-pattern', trace];
    const env = { ...process.env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' };
    await promisify(execFile)(process.execPath, [...options, '--input-type=module', '-e', script], { env });
    const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8')) as {
      traceEvents: { name: string; ph: string }[];
    };
    const done = traceEvents.filter(({ ph }) => ph === 'b').map(({ name }) => name);
    expect(done.filter((name) => /fsync|rename|link/.test(name) && name !== 'unlink')).toEqual([
      'fsync',
      naming,
      'fsync',
      'fsync',
    ]);
  },
);
