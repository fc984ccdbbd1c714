import { momentInKampala } from './conflict.ts';

it.each([
  ['2026-11-21T11:05:00Z', '14:05 on 21 Nov 2026'],
  ['2026-11-20T21:30:00Z', '00:30 on 21 Nov 2026'],
])('a moment is told in the time of Kampala: %s is %s', (iso, told) => {
  expect(momentInKampala(new Date(iso))).toBe(told);
});
