// `npm run draw --workspace demo [name …]`: draws the finished pictures, or those that are named, from the drawings.
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { finished } from './finished.ts';

const asked = process.argv.slice(2);
let total = 0;
for (const [name, draw] of Object.entries(drawings)) {
  const path = fileURLToPath(new URL(`../pictures/${name}.jpg`, import.meta.url));
  if (asked.length === 0 || asked.includes(name)) {
    await sharp(Buffer.from(draw())).flatten().jpeg(finished).toFile(path);
  }
  total += statSync(path).size;
}
process.stdout.write(`All pictures together: ${(total / 1e6).toFixed(1)} MB\n`);
