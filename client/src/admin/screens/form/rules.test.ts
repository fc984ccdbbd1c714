import { describe, expect, test } from '@jest/globals';
import type { RegisterOptions } from 'react-hook-form';
import { imageAddress, numberFrom, requiredText } from './rules.ts';

/** The first sentence a rule has against a value, or null. */
function problem(rules: RegisterOptions, value: string): string | null {
  if (rules.required && value === '') return String(rules.required);
  const checks = Object.values(rules.validate as Record<string, (value: string) => true | string>);
  return (checks.map((check) => check(value)).find((answer) => answer !== true) as string | null) ?? null;
}

describe('A price', () => {
  const price = numberFrom('Price', 0);
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
  const tourists = numberFrom('Max Tourists', 1, { optional: true, whole: true });
  test('may be left out', () => expect(problem(tourists, '')).toBeNull());
  test.each([
    ['0', 'Max Tourists must be 1 or more.'],
    ['2.5', 'Max Tourists must be a whole number.'],
  ])('may not be %p', (value, sentence) => expect(problem(tourists, value)).toBe(sentence));
});

describe('A name', () => {
  const name = requiredText('Name', 5);
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
  const image = imageAddress('Image URL');
  test.each(['https://pictures.example/a.jpg', 'http://pictures.example/a', '/media/abc.jpg'])(
    'may be %s',
    (value) => expect(problem(image, value)).toBeNull(),
  );
  test.each(['a.jpg', 'ftp://pictures.example/a.jpg', 'javascript:alert(1)', '/media/../secret', 'https://'])(
    'may not be %s',
    (value) => expect(problem(image, value)).toMatch(/^Image URL must be a web address/),
  );
});
