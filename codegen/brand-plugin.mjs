// Writes the colours and font families of brand.json as plain data, for both sides.
import { readFileSync } from 'node:fs';

export function plugin() {
  const { colors, fonts, documentFonts } = JSON.parse(readFileSync('brand.json', 'utf8'));
  const each = (value) => Object.fromEntries(Object.entries(fonts).map(([use, font]) => [use, value(font)]));
  return [
    '/** Named by what each is for, as docs/recipes.md tells. */',
    constant('colors', colors),
    '/** The name of each font, and what stands in for it. */',
    constant(
      'fonts',
      each(({ family, otherwise }) => ({ family, otherwise })),
    ),
    '/** The same as values of `font-family`. */',
    constant(
      'fontFamilies',
      each(({ family, otherwise }) => `'${family}', ${otherwise}`),
    ),
    '/** Files of the same families for PDFs, in npm packages of the server. */',
    constant('documentFonts', documentFonts),
  ].join('\n');
}

const constant = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

export default { plugin };
