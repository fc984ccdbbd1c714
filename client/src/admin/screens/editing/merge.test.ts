import { describe, expect, test } from '@jest/globals';
import { baseAfterSave, merge } from './merge.ts';

const base = { name: 'Camp', price: '10', text: '<p>One</p>' };

describe('Two people’s work on one row', () => {
  test('is put together where they changed different fields', () =>
    expect(merge(base, { ...base, name: 'Nile Camp' }, { ...base, price: '12' })).toEqual({
      values: { name: 'Nile Camp', price: '12', text: '<p>One</p>' },
      contested: [],
    }));
  test('is no contest where both changed a field to the same', () =>
    expect(merge(base, { ...base, price: ' 12 ' }, { ...base, price: '12' }).contested).toEqual([]));
  test('is contested where both changed one field, which is kept as mine', () =>
    expect(
      merge(base, { ...base, price: '11', name: 'My Camp' }, { ...base, price: '12', text: '<p>Two</p>' }),
    ).toEqual({ values: { name: 'My Camp', price: '11', text: '<p>Two</p>' }, contested: ['price'] }));
  test('is contested in all that differs when nobody knows what it was before', () =>
    expect(merge(null, { ...base, price: '11' }, { ...base, name: 'Nile' })).toEqual({
      values: { ...base, price: '11' },
      contested: ['name', 'price'],
    }));
});

describe('What was sent and arrived, though no answer came', () => {
  const sent = { ...base, name: 'Nile Camp', price: '11' };
  test('is what was typed on from there', () =>
    expect(baseAfterSave(base, sent, { ...sent, text: '<p>Theirs</p>' })).toEqual({
      ...sent,
      text: '<p>One</p>',
    }));
  test('is not, where a colleague changed it', () =>
    expect(baseAfterSave(base, sent, { ...sent, price: '12' })).toEqual({ ...sent, price: '10' }));
  test('is known even where the beginning is not, when all of it arrived', () => {
    expect(baseAfterSave(null, sent, sent)).toEqual(sent);
    expect(baseAfterSave(null, sent, { ...sent, price: '12' })).toBeNull();
  });
});
