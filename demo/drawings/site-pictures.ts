// Makes the site's own pictures from the drawings of the demo set, in the sizes and formats its pages name, and cut for
// previews of links. Run it again whenever a drawing changes: `npm run site-pictures --workspace demo`.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { drawings } from './drawings.ts';

const site = fileURLToPath(new URL('../../client/src/site/', import.meta.url));

interface Wanted {
  scene: keyof typeof drawings;
  avif: number[];
  webp: number;
  /** Whether its page is shared with it. */
  share?: boolean;
}

/** Folder → drawings, each with its widths as AVIF and its width as WebP. */
const wanted: Record<string, Wanted[]> = {
  home: [
    { scene: 'gorilla-forest', avif: [672, 840, 1200, 1800], webp: 1200 },
    { scene: 'murchison-falls', avif: [672, 840, 1200, 1800], webp: 1200 },
    { scene: 'rwenzori-peaks', avif: [672, 840, 1200, 1800], webp: 1200 },
    { scene: 'kasubi-heritage', avif: [672, 840, 1200], webp: 1200 },
  ],
  about: [{ scene: 'kampala-hills', avif: [672, 768, 1200, 1800], webp: 1200, share: true }],
  donations: [{ scene: 'market-day', avif: [672, 768, 1280], webp: 1280, share: true }],
};

for (const [folder, list] of Object.entries(wanted)) {
  for (const { scene, avif, webp, share } of list) {
    const pixels = await sharp(Buffer.from(drawings[scene]())).png({ compressionLevel: 1 }).toBuffer();
    const sized = (size: ResizeOptions) => sharp(pixels).resize(size);
    const write = async (suffix: string, image: Sharp) => {
      const path = `${site}${folder}/pictures/${scene}-${suffix}`;
      await image.toFile(path);
      process.stdout.write(`${path}: ${(statSync(path).size / 1024).toFixed(1)} kB\n`);
    };
    for (const width of avif) await write(`${width}.avif`, sized({ width }).avif({ quality: 46, effort: 5 }));
    await write(`${webp}.webp`, sized({ width: webp }).webp({ quality: 76, effort: 6 }));
    if (share) {
      const cut = sized({ width: 1200, height: 630, fit: 'cover', position: 'attention' });
      await write('share.jpg', cut.jpeg({ quality: 82, mozjpeg: true }));
    }
  }
}
