import { expect, test } from '@jest/globals';
import { isSupport } from './team-section.tsx';

test.each(['Support staff - Guest Relations', 'STAFF', 'Staffing Manager'])('“%s” is support', (role) => {
  expect(isSupport(role)).toBe(true);
});

test.each(['Board Chair', 'Tour Guide - Gorillas', 'Driver - 4x4 Safaris'])('“%s” leads', (role) => {
  expect(isSupport(role)).toBe(false);
});
