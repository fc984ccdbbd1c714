import { expect, test } from '@jest/globals';
import { initials } from './portrait.tsx';

test.each([
  ['Charlotte Ashdown', 'CA'],
  ['Mei Lin Tan', 'MT'],
  ['moses', 'M'],
  ['Henk van Aalst', 'HA'],
  ['Élodie Ñandú', 'ÉÑ'],
  ['', ''],
])('the initials of “%s” are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
