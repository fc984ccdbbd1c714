import { expect, test } from '@jest/globals';
import { dayChoices } from './reminders-panel.tsx';

test.each([
  ['2026-03-04', ['Tomorrow 2026-03-05', 'Monday 2026-03-09', 'In a week 2026-03-11']],
  // The day after a Sunday is Monday, and a week after a Monday is one too.
  ['2026-03-08', ['Tomorrow 2026-03-09', 'In a week 2026-03-15']],
  ['2026-03-09', ['Tomorrow 2026-03-10', 'In a week 2026-03-16']],
])('on %s a reminder can be set for these days in one press', (today, days) =>
  expect(dayChoices(today).map(({ label, day }) => `${label} ${day}`)).toEqual(days),
);
