import { describe, expect, test } from '@jest/globals';
import type { RegisterOptions } from 'react-hook-form';
import { programInputRules } from '../../programs/programs.generated.ts';
import { checksOf } from './checks.ts';
import { commas } from './kinds.tsx';

/** The sentence that a rule has against a value, or null. */
function problem(rules: RegisterOptions, value: string): string | null {
  if (rules.required && value === '') return String(rules.required);
  const answer = (rules.validate as (value: string) => true | string)(value);
  return answer === true ? null : answer;
}

describe('A price', () => {
  const price = checksOf('Price', programInputRules.price);
  test.each(['0', '0.01', '1250000', '90000.5'])('may be %s', (value) =>
    expect(problem(price, value)).toBeNull(),
  );
  test.each([
    ['', 'Price is required.'],
    ['-0.01', 'Price must be 0 or more.'],
    ['12.345', 'Price can have two decimals at most.'],
  ])('may not be %p', (value, sentence) => expect(problem(price, value)).toBe(sentence));
});

describe('Max Tourists', () => {
  const tourists = checksOf('Max Tourists', programInputRules.maxParticipants);
  test('may be left out', () => expect(problem(tourists, '')).toBeNull());
  test.each([
    ['0', 'Max Tourists must be 1 or more.'],
    ['2.5', 'Max Tourists must be a whole number.'],
  ])('may not be %p', (value, sentence) => expect(problem(tourists, value)).toBe(sentence));
});

describe('A name', () => {
  const name = checksOf('Name', { ...programInputRules.name, maxLength: 5 });
  test('of blanks is none', () => expect(problem(name, '   ')).toBe('Name is required.'));
  test('is measured without the blanks around it', () => expect(problem(name, '  Sipi  ')).toBeNull());
  test('is measured in characters, whatever their script', () => {
    expect(problem(name, '🦍🦍🦍🦍🦍')).toBeNull();
    expect(problem(name, '🦍🦍🦍🦍🦍🦍')).toBe('Name must have 5 characters or fewer.');
  });
  test('that is too long says how long it may be', () =>
    expect(problem(name, 'Rwenzori')).toBe('Name must have 5 characters or fewer.'));
});

describe('An image address', () => {
  const image = checksOf('Image URL', programInputRules.imageUrl);
  test.each(['https://pictures.example/a.jpg', 'http://pictures.example/a', '/media/abc.jpg'])(
    'may be %s',
    (value) => expect(problem(image, value)).toBeNull(),
  );
  test.each(['a.jpg', 'ftp://pictures.example/a.jpg', 'javascript:alert(1)', '/media/../secret', 'https://'])(
    'may not be %s',
    (value) => expect(problem(image, value)).toMatch(/^Image URL must be a web address/),
  );
});

describe('A list of features', () => {
  const rule = { kind: 'String', list: true, required: true, maxItems: 2, maxLength: 5 } as const;
  const features = checksOf('Features', rule, commas().split);
  test('may be one or two', () => expect(problem(features, ' Pool, Bar ')).toBeNull());
  test.each([
    [' , ', 'Features are required.'],
    ['Pool, Bar, Fire', 'Features can be 2 at most.'],
    ['Pool, Fireplace', 'Each of the features must have 5 characters or fewer.'],
  ])('may not be %p', (value, sentence) => expect(problem(features, value)).toBe(sentence));
});
