import { join } from 'node:path';
import type { Config } from './config.ts';
import { isWholeJpeg } from './modules/media/image-type.ts';
import type { Logger } from './platform/log.ts';
import { createReliableStorage, type ReliableStorage } from './platform/storage/reliable-storage.ts';
import { createDiskStorage } from './platform/storage/storage.ts';

type Settings = Pick<Config, 's3' | 'dataDir'>;

/** Where uploads are kept, in words. */
export const placeOf = ({ s3, dataDir }: Settings): string =>
  s3 ? `the bucket ${s3.bucket}` : `the folder ${join(dataDir, 'uploads')}`;

/** Where uploads are kept. */
export async function openStorage({ s3, dataDir }: Settings, log: Logger): Promise<ReliableStorage> {
  const options = { log, isWhole: isWholeJpeg };
  if (!s3) return createReliableStorage(createDiskStorage(join(dataDir, 'uploads')), options);
  // The client of the object store is large: only who uses it waits for it.
  const { createS3Storage } = await import('./platform/storage/s3-storage.ts');
  return createReliableStorage(createS3Storage(s3), options);
}
