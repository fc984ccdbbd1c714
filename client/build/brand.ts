// Puts the brand into index.html: the colour of the browser's own parts, and the rules of the fonts, which no page waits for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { colors } from '../src/generated/brand.ts';

const fonts = join(import.meta.dirname, '../src/ui/fonts/fonts.css');

export function brand(): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%BRAND_COLOR%|\/\* fonts\.css \*\//g, (mark) =>
          mark === '%BRAND_COLOR%' ? colors.brand : readFileSync(fonts, 'utf8').trim(),
        ),
    },
  };
}
