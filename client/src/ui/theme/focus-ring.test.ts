import { expect, test } from '@jest/globals';
import { colors } from './colors.ts';
import { focusRing } from './global-css.ts';

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const ring = [colors[focusRing.inner].value, colors[focusRing.outer].value] as const;
const best = (ground: string) => Math.max(...ring.map((color) => contrast(color, ground)));

test.each(Object.keys(colors) as (keyof typeof colors)[])('the focus ring has 3:1 on %s', (ground) => {
  expect(best(colors[ground].value)).toBeGreaterThanOrEqual(3);
});

test('so it has on every grey a picture may have', () => {
  for (let part = 0; part < 256; part += 1) {
    const hex = part.toString(16).padStart(2, '0');
    expect(best(`#${hex}${hex}${hex}`)).toBeGreaterThanOrEqual(3);
  }
});
