import { expect, test } from '@jest/globals';
import { isOnBoard, isSupport } from './team-roles.ts';

test.each(['Support staff - Guest Relations', 'STAFF', 'Staffing Manager'])('“%s” is support', (role) => {
  expect(isSupport(role)).toBe(true);
});

test.each(['Board Chair', 'Tour Guide - Gorillas', 'Driver - 4x4 Safaris'])('“%s” leads', (role) => {
  expect(isSupport(role)).toBe(false);
});

test.each(['Board Chair', 'Managing Director and BOARD Member', 'Chair of the board', 'Board-member'])(
  '“%s” is on the board',
  (role) => {
    expect(isOnBoard(role)).toBe(true);
  },
);

test.each(['Boarding Agent', 'Snowboarder', 'Overboard', 'Tour Guide', ''])(
  '“%s” is not on the board',
  (role) => {
    expect(isOnBoard(role)).toBe(false);
  },
);
