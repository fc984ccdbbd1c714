import { describe, expect, test } from '@jest/globals';
import { remarksOn } from './remarks.ts';

const today = '2026-03-02';
/** A week far enough away; the 4th of May 2026 is a Monday. */
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayAt = (index: number) => `2026-05-${String(4 + index).padStart(2, '0')}`;

/** The weekdays that a schedule leaves without a remark. */
const open = (schedule: string) =>
  week
    .filter((_, index) => remarksOn(dayAt(index), today, { schedule }).length === 0)
    .map((name) => name.slice(0, 2));

const all = 'Mo Tu We Th Fr Sa Su';

describe('The weekdays of a schedule', () => {
  test.each([
    ['Mondays', 'Mo'],
    ['Mon', 'Mo'],
    ['Every Saturday', 'Sa'],
    [
      'Departs Mondays and Thursdays, Leaves Kampala 6:00 AM, All year, Driest from June to September',
      'Mo Th',
    ],
    ['Tuesday and Saturday, Departs 6:00 AM, Boat sails 2:00 PM, All year', 'Tu Sa'],
    ['Wednesday and Saturday, Departs 6:00 AM, All year except the last week of April', 'We Sa'],
    ['Tuesday and Saturday, Starts 9:00 AM, All year, Not on public holidays', 'Tu Sa'],
    ['Tues/Thurs, 14:30', 'Tu Th'],
    ['mondays, wednesdays & FRIDAYS', 'Mo We Fr'],
    ['Departures on Fri', 'Fr'],
    ['Monday to Friday', 'Mo Tu We Th Fr'],
    ['Fri–Mon', 'Mo Fr Sa Su'],
    ['Weekdays', 'Mo Tu We Th Fr'],
    ['Weekends, 9 am', 'Sa Su'],
    ['Daily except Monday, Starts 8:30 AM, Closed in December', 'Tu We Th Fr Sa Su'],
  ])('%s', (schedule, days) => expect(open(schedule).join(' ')).toBe(days));

  test.each([
    'Daily',
    'Every day, Departs 7:00 AM',
    'Every Friday, Departs 6:30 AM, Extra departures on public holidays',
    'First Saturday of the month, December to February, June to September',
    'Every Saturday, Departs 7:00 AM, Weekdays on request, All year',
    'Monday to Friday by arrangement, Departs 7:30 AM, All year',
    'Every second Thursday, Flight leaves Entebbe 8:00 AM, September to March',
    'Any day on request, Collected from 8:00 AM, All year',
    'Every Friday, Ferry leaves Entebbe 2:00 PM, Back on Sunday',
    'Mondays, Daily from June to September',
    'Mondays, Other dates: call us',
    'Mondays or when you like',
    'Saturdays, Ask us',
    'Sun and sea',
    'Mondays, Twice a year also in the north',
    'Mondays, You may come when you like',
    'Lundi et jeudi',
    '12 weeks',
    '',
  ])('nothing is said where it is not beyond doubt: “%s”', (schedule) => {
    expect(open(schedule).join(' ')).toBe(all);
  });

  test('the remark names the day', () => {
    expect(remarksOn('2026-11-25', today, { schedule: 'Departs Mondays and Thursdays' })).toEqual([
      'November 25, 2026 is a Wednesday, on which this journey does not set out.',
    ]);
  });
});

describe('A day that is near', () => {
  const description =
    'Bring boots. Permits carry your name, so we need it ten weeks ahead in the dry months. Porters are hired one day ahead.';
  const remark =
    'and we ask for more time: “Permits carry your name, so we need it ten weeks ahead in the dry months.”';

  test.each([
    ['2026-03-02', [`That day is today, ${remark}`]],
    ['2026-05-10', [`That day is in 69 days, ${remark}`]],
    ['2026-05-11', []],
  ])('where the text asks for weeks: %s', (day, remarks) => {
    expect(remarksOn(day, today, { schedule: 'Daily', description })).toEqual(remarks);
  });

  test('where it is the schedule that asks', () => {
    const schedule = 'Daily, Book 3 days in advance';
    expect(remarksOn('2026-03-04', today, { schedule })).toEqual([
      'That day is in 2 days, and we ask for more time: “Daily, Book 3 days in advance”',
    ]);
  });

  test.each([
    ['2026-03-02', ['That day is today, and we answer within one working day.']],
    ['2026-03-03', ['That day is tomorrow, and we answer within one working day.']],
    ['2026-03-04', []],
    // Typed so far, or refused by the calendar.
    ['0002-03-03', []],
    ['2026-03-01', []],
    ['', []],
  ])('where no text asks for anything: %s', (day, remarks) => {
    expect(remarksOn(day, today, { schedule: 'Daily', description: 'Six months behind us.' })).toEqual(
      remarks,
    );
  });
});
