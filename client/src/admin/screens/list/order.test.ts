import { describe, expect, test } from '@jest/globals';
import { directionWords, keyOf, nextSort, readSort, sortItems } from './order.ts';

const name = { title: 'Name', sortBy: ({ value }: { value: string | number }) => value };
const sorted = (values: (string | number)[], direction: 'asc' | 'desc') =>
  sortItems(
    values.map((value) => ({ value })),
    { order: name, direction },
  ).map(({ value }) => value);

describe('An order', () => {
  test('is as people sort: whatever the case, numbers in texts by their value', () => {
    expect(sorted(['Camp 10', 'camp 2', 'Älbert', 'beach'], 'asc')).toEqual([
      'Älbert',
      'beach',
      'camp 2',
      'Camp 10',
    ]);
    expect(sorted([10, 9, 100], 'desc')).toEqual([100, 10, 9]);
  });

  test('has what is empty at its end, both ways', () => {
    expect(sorted(['b', '', 'a'], 'asc')).toEqual(['a', 'b', '']);
    expect(sorted(['b', '', 'a'], 'desc')).toEqual(['b', 'a', '']);
  });

  test('has a name in the address, which is read back', () => {
    expect(keyOf({ title: 'Created At' })).toBe('created-at');
    expect(readSort('-name', [name])).toEqual({ order: name, direction: 'desc' });
    expect(readSort('nonsense', [name])).toBeNull();
    expect(readSort('', [name])).toBeNull();
  });

  test('goes up, down and away; the usual one only up and down', () => {
    expect(nextSort('', name, '')).toBe('name');
    expect(nextSort('name', name, '')).toBe('-name');
    expect(nextSort('-name', name, '-created-at')).toBe('-created-at');
    expect(nextSort('-name', name, '-name')).toBe('name');
    expect(nextSort('name', name, '-name')).toBe('-name');
  });

  test('is said in words that fit what is sorted', () => {
    expect(directionWords({ title: 'Name' }).desc).toBe('Name, Z to A');
    expect(directionWords({ title: 'Price', kind: 'number' }).asc).toBe('Price, lowest first');
    expect(directionWords({ title: 'Created At', kind: 'moment' }).desc).toBe('Created At, latest first');
  });
});
