import { describe, expect, test } from '@jest/globals';
import { isInStaffFilter } from './staff-filter.ts';

const team = [
  'Tour Guide - Gorillas',
  'Tour operator - Northern parks',
  'Driver - Land Cruiser',
  'Support Staff',
  'Board Chair',
];
const shown = (filter: string) => team.filter((role) => isInStaffFilter(role, filter));

describe('The staff filter', () => {
  test('shows everybody under All Members', () => expect(shown('all')).toEqual(team));
  test('shows guides and operators under Coaches', () => expect(shown('coaches')).toEqual(team.slice(0, 2)));
  test('shows drivers and staff under Staff', () => expect(shown('staff')).toEqual(team.slice(2, 4)));
  test('shows the rest under Other', () => expect(shown('other')).toEqual(['Board Chair']));
  test('cares for no case', () => expect(isInStaffFilter('SENIOR TOUR GUIDE', 'coaches')).toBe(true));
});
