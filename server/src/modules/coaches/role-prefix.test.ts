import { withPrefixOnce } from './coaches.ts';

it.each([
  ['Driver - Driver - Vans', 'Driver - Vans'],
  ['Tour Guide - tour guide - Gorillas', 'Tour Guide - Gorillas'],
  ['Tour operator - Kampala', 'Tour operator - Kampala'],
  ['Support staff - Guests', 'Support staff - Guests'],
])('the role %s is kept as %s', (role, kept) => {
  expect(withPrefixOnce(role)).toBe(kept);
});
