import { expect, test } from '@jest/globals';
import { contrast } from '../../../test/contrast.ts';
import { colors } from './config.ts';
import { focusRing } from './global-css.ts';

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
