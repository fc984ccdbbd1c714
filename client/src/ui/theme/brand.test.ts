import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { contrast } from '../../../test/contrast.ts';
import { colors, fonts } from '../../generated/brand.ts';

const root = join(import.meta.dirname, '../../../..');
const looks = /\.(tsx?|mjs|css|html)$/;
/** Tests, the demo's drawings and what is written from brand.json itself. */
const notOurs = /\.test\.tsx?$|database\/demo\/|generated\/|ui\/fonts\//;

describe('brand.json is the only place that says', () => {
  const sources = ['client/src', 'client/scripts', 'client/index.html', 'server/src'].flatMap(filesOf);

  test.each(Object.entries(colors).filter(([name]) => name !== 'white'))('the colour %s', (_, value) => {
    const pattern = new RegExp(`${value}\\b`, 'i');
    expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test.each(Object.entries(fonts))('the font of %s', (_, { family }) => {
    expect(sources.filter(({ text }) => text.includes(family)).map(({ path }) => path)).toEqual([]);
  });
});

describe('text can be read', () => {
  const { paper, surface, subtle, white } = colors;

  test.each(['ink', 'muted', 'brand', 'highlightText', 'accentText', 'dangerText'] as const)(
    '%s on every light ground',
    (name) => {
      for (const ground of [paper, surface, subtle, white])
        expect(contrast(colors[name], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['paper', 'brand'],
    ['highlightSoft', 'brand'],
    ['highlightSoft', 'brandDeep'],
    ['black', 'highlight'],
    ['ink', 'highlightSoft'],
    ['white', 'accentText'],
    ['white', 'dangerText'],
    ['dangerText', 'dangerSoft'],
    ['brand', 'brandSoft'],
  ] as const)('%s on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

function filesOf(place: string): { path: string; text: string }[] {
  const names = looks.test(place)
    ? ['']
    : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => join(place, name))
    .filter((path) => looks.test(path) && !notOurs.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
