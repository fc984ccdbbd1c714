import { daysBetween, travelDay, travelDays } from './travel-days.ts';

test('the days of a journey are said with weekday and year', () => {
  expect(travelDays('2026-12-04', '2026-12-06')).toBe('Fri 4 Dec to Sun 6 Dec 2026');
  expect(travelDays('2026-12-04', '2026-12-04')).toBe('Fri 4 Dec 2026');
  expect(travelDay('2026-12-04', { year: false })).toBe('Fri 4 Dec');
});

test('over a new year both years are said', () => {
  expect(travelDays('2026-12-30', '2027-01-02')).toBe('Wed 30 Dec 2026 to Sat 2 Jan 2027');
});

test('what is no day is said as it is', () => {
  expect(travelDay('soon')).toBe('soon');
});

test('a journey over the end of a month has as many days as the calendar', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});
