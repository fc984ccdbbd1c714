// What the scripts of this folder take from brand.json.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export const { colors, fonts } = JSON.parse(readFileSync(here('../../brand.json'), 'utf8'));

export const dataUrl = (path, type) => `data:${type};base64,${readFileSync(here(path)).toString('base64')}`;

/** The rules of a document that holds our fonts, and its colours and families as variables: `--ink`, `--heading`. */
export const brandStyle = () => {
  const rules = Object.entries(fonts).flatMap(([use, { family, files }]) =>
    Object.keys(files).map((style) => {
      const file = `../src/ui/fonts/${use}${style === 'normal' ? '' : `-${style}`}.woff2`;
      return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: 300 700; src: url(${dataUrl(file, 'font/woff2')}); }`;
    }),
  );
  const variables = [
    ...Object.entries(colors),
    ...Object.entries(fonts).map(([use, { family, otherwise }]) => [use, `'${family}', ${otherwise}`]),
  ].map(([name, value]) => `--${name}: ${value};`);
  return `${rules.join('\n')}\n:root { ${variables.join(' ')} }`;
};
