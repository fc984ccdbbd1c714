// Cuts the fonts of brand.json to what the pages need, and writes the rules that load them: src/ui/fonts/fonts.css.
// A phone fetches the basic part of each font with every page, and the rest (`-more`) only when a page has a character of it.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fonts } from './brand.mjs';
import { standInRules } from './stand-in-fonts.mjs';

const { resolve } = createRequire(import.meta.url);
const target = (name) => fileURLToPath(new URL(`../src/ui/fonts/${name}`, import.meta.url));

/** What nearly every page needs, and beside it the rest of what we have. */
const ranges = {
  '': 'U+20-7E, U+A0, U+A3, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC',
  '-more':
    'U+A1-A2, U+A4-A8, U+AA-B6, U+B8-D6, U+D8-FF, U+152-153, U+201E, U+2032-2033, U+2039-203A, U+2122, U+2212',
};
/** Beside kerning and ligatures: the italic's plain letters, and figures of one width for tables. */
const features = { heading: 'rvrn', text: 'tnum' };

const rules = [];
const standIns = [];
for (const [use, { family, files }] of Object.entries(fonts)) {
  for (const [style, { source, axes }] of Object.entries(files)) {
    const font = readFileSync(find(source));
    for (const [part, range] of Object.entries(ranges)) {
      const cut = await subsetFont(font, charactersOf(range), {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: ['kern', 'liga', features[use]],
        noHinting: true,
      });
      const file = `${use}${style === 'normal' ? '' : `-${style}`}${part}.woff2`;
      writeFileSync(target(file), cut);
      process.stdout.write(`${file}: ${cut.length} bytes\n`);
      if (style === 'normal' && part === '') standIns.push(...(await standInRules(use, family, cut)));
      rules.push(
        `@font-face { font-family: '${family}'; ${style === 'normal' ? '' : `font-style: ${style}; `}${weightsOf(axes)}font-display: swap; src: url(/src/ui/fonts/${file}) format('woff2'); unicode-range: ${range}; }`,
      );
    }
  }
  copyFileSync(join(packageOf(fonts[use].files.normal.source), 'LICENSE'), target(`OFL-${use}.txt`));
}
writeFileSync(
  target('fonts.css'),
  ['/* Written by scripts/cut-fonts.mjs. */', ...rules, ...standIns, ''].join('\n'),
);

function find(source) {
  try {
    return resolve(source);
  } catch {
    throw new Error(
      `brand.json names the font file ${source}, which is not installed: add its package to client/package.json.`,
    );
  }
}

function packageOf(source) {
  const [scope, name] = source.split('/');
  return dirname(resolve(`${scope}/${name}/package.json`));
}

/** Both ends of the weights a file has; a file of one weight needs no word about it. */
function weightsOf({ wght }) {
  return typeof wght === 'object' ? `font-weight: ${wght.min} ${wght.max}; ` : '';
}

/** Such as the characters of `U+20-7E, U+A0`. */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part
        .replace('U+', '')
        .trim()
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}
