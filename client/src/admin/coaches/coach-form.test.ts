import { describe, expect, test } from '@jest/globals';
import { joinRole, splitRole } from './coach-form.tsx';

describe('A stored role', () => {
  test.each([
    ['Tour Guide - Gorillas', 'tour-guide', 'Gorillas'],
    ['TOUR OPERATOR - North', 'tour-operator', 'North'],
    ['Driver - Driver - Vans', 'driver', 'Vans'],
    ['Driver - helps a tour guide', 'driver', 'helps a tour guide'],
    ['Senior Tour Guide', 'tour-guide', 'Senior Tour Guide'],
    ['Board Chair', 'other', 'Board Chair'],
  ])('%s opens under %s as %s', (stored, type, role) => expect(splitRole(stored)).toEqual({ type, role }));
});

describe('A role that is saved', () => {
  test.each([
    ['tour-guide', 'Gorillas', 'Tour Guide - Gorillas'],
    ['tour-operator', ' North ', 'Tour operator - North'],
    ['driver', 'driver - Vans', 'Driver - Vans'],
    ['other', 'Board Chair', 'Board Chair'],
  ] as const)('under %s as %s has its prefix once', (type, role, stored) =>
    expect(joinRole(type, role)).toBe(stored),
  );
  test('and opened again is what was typed', () =>
    expect(splitRole(joinRole('driver', 'Land Cruiser'))).toEqual({ type: 'driver', role: 'Land Cruiser' }));
});
