// Makes the icons of the site from brand.json, into public/.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { colors } from './brand.mjs';
import { drawMark } from './mark.mjs';

const { brand, highlightSoft, paper, accent } = colors;
const target = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

/** A browser rounds the corners of what it shows in a tab not by itself; a phone does. */
const icon = (corner) => {
  const marks = drawMark({ crest: highlightSoft, body: paper, eye: brand, throat: lighter(accent) }, 2.4);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><title>Icon</title><rect width="48" height="48" rx="${corner}" fill="${brand}"/><g transform="translate(5 6) scale(.82)" fill="none">${marks.replaceAll('\n', '')}</g></svg>`;
};
const png = (corner, side) =>
  sharp(Buffer.from(icon(corner)), { density: (72 * side) / 48 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();

writeFileSync(target('favicon.svg'), `${icon(10)}\n`);
writeFileSync(target('apple-touch-icon.png'), await png(0, 180));
writeFileSync(target('icon-512.png'), await png(0, 512));
writeFileSync(target('favicon.ico'), await asIco([16, 32, 48]));

/** So that it is seen on a dark ground. */
function lighter(color) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(part + (255 - part) * 0.3)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A list of PNGs, as the format has it: a header, an entry for each, then their bytes. */
async function asIco(sides) {
  const pictures = await Promise.all(sides.map((side) => png(10, side)));
  const header = Buffer.alloc(6 + 16 * sides.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sides.length, 4);
  let offset = header.length;
  for (const [i, picture] of pictures.entries()) {
    const at = 6 + 16 * i;
    header.set([sides[i], sides[i], 0, 0, 1, 0, 32, 0], at);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
