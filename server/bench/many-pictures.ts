import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { createLogger } from '../src/platform/log.ts';
import { createReliableStorage } from '../src/platform/storage/reliable-storage.ts';
import { createDiskStorage } from '../src/platform/storage/storage.ts';

const words = ['gorilla', 'lake', 'market', 'falls', 'savanna', 'crater', 'canoe', 'shoebill'];

/** A library of so many pictures, with the sizes that grids ask for, all of one drawing. */
export async function manyPictures(db: DataSource, dataDir: string, count: number): Promise<void> {
  await db.query(
    `INSERT INTO media (id, width, height, placeholder, original_type, name, alt, bytes, created_at)
     SELECT md5(i::text), 1200, 800, 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'image/jpeg',
       ($1::text[])[1 + i % 8] || ' ' || i || '.jpg', 'A picture of a ' || ($1::text[])[1 + i % 8], 90000 + i, now() - i * interval '1 minute'
     FROM generate_series(1, $2) AS i`,
    [words, count],
  );
  const uploads = join(dataDir, 'uploads');
  const log = createLogger({ level: 'warn', human: true });
  const storage = createReliableStorage(createDiskStorage(uploads), { log, isWhole: () => true });
  for (const width of [320, 480, 672]) {
    const drawn = sharp({
      create: { width, height: Math.round((width * 2) / 3), channels: 3, background: '#1F3B2D' },
    });
    await storage.write(`first/${width}.avif`, await drawn.avif({ effort: 0 }).toBuffer(), 'image/avif');
  }
  const sizes = await readdir(join(uploads, 'first'));
  const ids: { id: string }[] = await db.query('SELECT id FROM media');
  for (const { id } of ids) {
    await mkdir(join(uploads, id), { recursive: true });
    await Promise.all(sizes.map((size) => copyFile(join(uploads, 'first', size), join(uploads, id, size))));
  }
}
