import { expect, test } from '@jest/globals';
import { monthAfter, onDay, readMonth, weeksOf } from './month-days.ts';

test('the weeks of a month go from Monday to Sunday and are whole', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-11-30', '2027-01-03']);
  expect(weeksOf('2027-02').map((week) => week[0])).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
});

test('months follow each other over a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

test.each(['', '2026-13', 'soon', '2026-1'])('%j is no month: the one of today stands there', (text) => {
  expect(readMonth(text, '2026-11-24')).toBe('2026-11');
});

test('a journey begins on one day, and goes on until its last', () => {
  const journey = { startsOn: '2026-12-04', endsOn: '2026-12-06' };
  expect(onDay([journey], '2026-12-04')).toEqual({ begins: [journey], goesOn: [] });
  expect(onDay([journey], '2026-12-06')).toEqual({ begins: [], goesOn: [journey] });
  expect(onDay([journey], '2026-12-07')).toEqual({ begins: [], goesOn: [] });
});
