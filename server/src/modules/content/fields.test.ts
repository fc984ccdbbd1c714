import { contentField } from './fields.ts';

const saysOf = (format: string, value: unknown, required = true) => {
  const field = contentField({ kind: 'String', format, required, maxLength: 40 }, 'phone');
  return field.safeParse(value).error?.issues.map(({ message }) => message) ?? 'taken';
};

it.each([
  ['phone', '+256 700 000 000', 'soon'],
  ['email', 'amina@example.org', 'amina'],
  ['person-name', 'J. R. Okello', 'https://example.org'],
])('A text of content that is to be of the format %s is', (format, good, bad) => {
  expect(saysOf(format, good)).toBe('taken');
  expect(saysOf(format, bad)).toEqual([expect.any(String)]);
  expect(saysOf(format, '')).toEqual([expect.any(String)]);
});

it('A phone number of content that need not be there may be blank, and is one else', () => {
  expect(saysOf('phone', ' ', false)).toBe('taken');
  expect(saysOf('phone', 'soon', false)).toEqual(['Phone must be a phone number, such as +256 700 000 000.']);
});
