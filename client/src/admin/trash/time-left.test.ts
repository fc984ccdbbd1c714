import { expect, test } from '@jest/globals';
import { timeInTrash } from './trash-page.tsx';

test.each([
  ['2026-12-21T12:00:00.000Z', '30 days'],
  ['2026-12-21T11:59:00.000Z', '30 days'],
  ['2026-11-22T12:00:00.000Z', '1 day'],
  ['2026-11-22T12:00:01.000Z', '2 days'],
  ['2026-11-21T12:09:10.000Z', '10 minutes'],
  ['2026-11-21T12:00:30.000Z', '1 minute'],
  ['2026-11-21T12:00:00.000Z', 'Until tonight'],
  ['2026-11-20T12:00:00.000Z', 'Until tonight'],
])('at noon of November 21 what goes at %s is told to stay: %s', (goesAt, told) => {
  expect(timeInTrash(goesAt, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(told);
});
