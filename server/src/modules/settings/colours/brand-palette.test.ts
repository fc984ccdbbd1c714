// Whatever colours an agency may choose, everything the theme sets on another can be read.
import fc from 'fast-check';
import { brandFaults, contrast, type Palette, paletteOf } from './brand-palette.ts';

type Name = keyof Palette;
const grounds: Name[] = ['paper', 'surface', 'subtle', 'white'];
const words: Name[] = ['ink', 'muted', 'brand', 'brandDeep', 'highlightText', 'accentText', 'dangerText'];

/** What the theme sets on what, and how well it must be told apart (WCAG AA). */
const pairs: [front: Name, ground: Name, least: number][] = [
  ...words.flatMap((front) => grounds.map((ground): [Name, Name, number] => [front, ground, 4.5])),
  ...(['brand', 'brandDeep', 'accentText'] as const).flatMap((ground): [Name, Name, number][] => [
    ['paper', ground, 4.5],
    ['white', ground, 4.5],
  ]),
  ['highlightSoft', 'brand', 4.5],
  ['highlightSoft', 'brandDeep', 4.5],
  ['black', 'highlight', 4.5],
  ['ink', 'highlight', 4.5],
  ['black', 'highlightSoft', 4.5],
  ['ink', 'highlightSoft', 4.5],
  ['brand', 'brandSoft', 4.5],
  ['ink', 'brandSoft', 4.5],
  ['muted', 'brandSoft', 4.5],
  ['highlight', 'brand', 3],
  ['highlight', 'brandDeep', 3],
  ['accent', 'surface', 3],
];

const unreadable = (palette: Palette) =>
  pairs
    .filter(([front, ground, least]) => contrast(palette[front], palette[ground]) < least)
    .map(([front, ground]) => `${front} on ${ground}`);

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const chosen = fc.record({ brand: color, highlight: color, accent: color }, { requiredKeys: [] });

/** As staff who take the nearest that they are offered. */
function accepted(document: Record<string, string>): Record<string, string> {
  const faults = brandFaults(document);
  const offered = faults.map(({ path: [name], message }) => [name, message.match(/#[\da-f]{6}/g)?.at(-1)]);
  const next = { ...document, ...Object.fromEntries(offered) };
  // Another main colour asks for another highlight.
  return faults.length > 0 ? accepted(next) : next;
}

test('Whatever colours are accepted, and those that are offered in place of others: all can be read', () => {
  fc.assert(
    fc.property(chosen, (document) => {
      expect(unreadable(paletteOf(accepted(document)))).toEqual([]);
    }),
    { numRuns: 150, examples: [[{}], [{ brand: '#a8501e' }], [{ brand: '#1a1a1a', highlight: '#6b6b6b' }]] },
  );
});

test('A main colour alone gets a highlight that is seen on it, and the house’s own where that is', () => {
  const { highlight } = paletteOf({});
  expect(paletteOf({ brand: '#102a54' }).highlight).toBe(highlight);
  const adjusted = paletteOf({ brand: '#a8501e' });
  expect(adjusted.highlight).not.toBe(highlight);
  expect(contrast(adjusted.highlight, '#a8501e')).toBeGreaterThanOrEqual(3);
});
