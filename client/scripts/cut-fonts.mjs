// Cuts our fonts to what the pages need: `npm run fonts --workspace client`. A phone fetches the basic part of each
// with every page, and the rest only when a page has a character of it (the `unicode-range` rules in index.html).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const parts = {
  '': `${between(0x20, 0x7e)}\u00a0£©·×–—‘’“”•…€`,
  '-more': `${between(0xa1, 0xff).replaceAll(/[£©·×]/g, '')}Œœ„′″‹›™−`,
};
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

for (const [name, { source, variationAxes }] of Object.entries(fonts)) {
  for (const [part, text] of Object.entries(parts)) {
    const font = await subsetFont(readFileSync(resolve(source)), text, {
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
}
