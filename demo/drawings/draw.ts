// `npm run draw --workspace demo [name …]`: draws the finished pictures, or those that are named, from the drawings.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawings } from './drawings.ts';

const asked = process.argv.slice(2);
let total = 0;
for (const [name, draw] of Object.entries(drawings)) {
  const path = fileURLToPath(new URL(`../pictures/${name}.webp`, import.meta.url));
  if (asked.length === 0 || asked.includes(name)) {
    // Good enough to be made smaller in any format, and half the size of a JPEG that is.
    await sharp(Buffer.from(draw())).webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(path);
  }
  total += statSync(path).size;
}
process.stdout.write(`All pictures together: ${(total / 1e6).toFixed(1)} MB\n`);
