import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
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

  it('that were never written are not there', async () => {
    expect(await open().read('folder/nothing.jpg')).toBeNull();
  });
});

it('an object store without the bucket is an error, not an empty shelf', async () => {
  const storage = createS3Storage({ ...settings, endpoint, bucket: 'elsewhere' });
  await expect(storage.read('a/b.jpg')).rejects.toThrow();
  await expect(storage.write('a/b.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow();
});
