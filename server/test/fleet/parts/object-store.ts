// An object store in a process of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listens, makePart, type Part } from './part.ts';

export interface ObjectStore extends Part {
  /** Of the product. */
  settings: Record<string, string>;
}

export function objectStore(port: number, folder: string): ObjectStore {
  const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
  const words = ['--directory', join(folder, 'objects'), '--address', '127.0.0.1', '--port', String(port)];
  return {
    ...makePart([process.execPath, program, ...words, '--silent', '--configure-bucket', 'uploads'], () =>
      listens(port),
    ),
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  };
}
