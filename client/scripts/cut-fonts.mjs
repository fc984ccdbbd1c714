// Cuts our fonts to what the pages need: `npm run fonts --workspace client`. Which characters stand in which file is said
// by the `unicode-range` rules of index.html: a phone fetches the basic part of each font with every page, and the rest
// (`-more`) only when a page has a character of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const softAndRegular = { wght: 400, SOFT: 50, WONK: 0 };
const fonts = {
  fraunces: {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    variationAxes: { ...softAndRegular, opsz: 60 },
  },
  'fraunces-italic': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    variationAxes: { ...softAndRegular, opsz: 36 },
  },
  figtree: {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

const html = readFileSync(fileURLToPath(new URL('../index.html', import.meta.url)), 'utf8');
const rules = html.matchAll(/fonts\/([a-z-]+?)(-more)?\.woff2\) [^;]+; unicode-range: ([^;]+);/g);

for (const [, name, part = '', ranges] of rules) {
  const { source, variationAxes } = fonts[name];
  const font = await subsetFont(readFileSync(resolve(source)), charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes,
    // `rvrn` gives the italic its plain letters, `tnum` tables their figures of one width.
    keepFeatures: ['kern', 'liga', name === 'figtree' ? 'tnum' : 'rvrn'],
    noHinting: true,
  });
  const target = fileURLToPath(new URL(`../src/ui/fonts/${name}${part}.woff2`, import.meta.url));
  writeFileSync(target, font);
  process.stdout.write(`${name}${part}: ${font.length} bytes\n`);
}

/** Such as the characters of `U+20-7E, U+A0`. */
function charactersOf(ranges) {
  return ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .replace('U+', '')
        .trim()
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}
