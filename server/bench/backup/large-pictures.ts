import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import sharp from 'sharp';
import { masterKey } from '../../src/modules/media/picture-files.ts';
import { createLogger } from '../../src/platform/log.ts';
import { createReliableStorage } from '../../src/platform/storage/reliable-storage.ts';
import { createDiskStorage } from '../../src/platform/storage/storage.ts';

const width = 1_600;
const height = 1_200;

/** Originals of two megabytes that make `total` bytes together, all of one picture that nothing makes smaller. Returns their bytes. */
export async function largePictures(db: pg.Client, dataDir: string, total: number): Promise<number> {
  const log = createLogger({ level: 'warn', human: true });
  const disk = createDiskStorage(join(dataDir, 'uploads'));
  const storage = createReliableStorage(disk, { log, isWhole: () => true });
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const bytes = await noise.jpeg({ quality: 95 }).toBuffer();
  const count = Math.ceil(total / bytes.length);
  for (let i = 0; i < count; i += 1) {
    const id = createHash('md5').update(String(i)).digest('hex');
    await db.query(
      `INSERT INTO media (id, width, height, placeholder, original_type, name, alt, bytes)
       VALUES ($1, $2, $3, 'data:image/webp;base64,UklGRg==', 'image/jpeg', $4, 'Noise', $5)`,
      [id, width, height, `${i}.jpg`, bytes.length],
    );
    await storage.write(masterKey(id), bytes, 'image/jpeg');
  }
  return count * bytes.length;
}
