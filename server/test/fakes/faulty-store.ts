// A real object store behind a front that can refuse to keep anything, or not answer at all.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/platform/storage/s3-storage.ts';
import { keptOpen } from '../kept-open.ts';

export interface FaultyStore {
  settings: S3Settings;
  /** What is wrong with it from now on. */
  fault: 'none' | 'full' | 'hangs' | 'locked';
  close(): Promise<void>;
}

export async function startFaultyStore(): Promise<FaultyStore> {
  const directory = mkdtempSync(join(tmpdir(), 'lubugo-store-'));
  const configureBuckets = [{ name: 'pictures' }];
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await store.run();
  Object.assign(store.httpServer, keptOpen);
  const front = createServer(keptOpen, (req, res) => {
    if (faulty.fault === 'hangs') return;
    // As for a key that is wrong, which the store behind it takes.
    if (faulty.fault === 'locked')
      return void res
        .writeHead(403)
        .end('<Error><Code>SignatureDoesNotMatch</Code><Message>No</Message></Error>');
    if (faulty.fault === 'full' && req.method === 'PUT') return void res.writeHead(507).end();
    const { method, url: path, headers } = req;
    const forward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(res);
    });
    req.pipe(forward);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const faulty: FaultyStore = {
    settings: {
      endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    fault: 'none',
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return faulty;
}
