import { commaParts, matches, paragraphs, summary } from './text.ts';

test('a summary is one line that ends at a word', () => {
  expect(summary('A walk.\n\nThen  lunch.')).toBe('A walk. Then lunch.');
  const long = `${'gorilla '.repeat(18)}mountains, and the rest of the day`;
  expect(summary(long)).toBe(`${'gorilla '.repeat(18).trim()}...`);
  expect(summary(`${'gorilla '.repeat(17)}forest, then a very long walk home`)).toBe(
    `${'gorilla '.repeat(17)}forest, then a...`,
  );
  expect(summary('a'.repeat(155))).toHaveLength(155);
});

test('a search finds a part of any of the texts, whatever the case', () => {
  expect(matches('  NILE ', 'Rafting', 'Along the Nile')).toBe(true);
  expect(matches('desert', 'Rafting', 'Along the Nile')).toBe(false);
  expect(matches('', 'Rafting')).toBe(true);
});

test.each([
  ['francois', 'François'],
  ['FRANÇOIS', 'Francois'],
  ["O'Brien", 'O’Brien'],
  ['obrien', 'O’Brien'],
])('a search for %j finds %j', (query, text) => {
  expect(matches(query, text)).toBe(true);
});

test('blank lines part a text into paragraphs', () => {
  expect(paragraphs('One.\n\n Two.\n \n\n')).toEqual(['One.', 'Two.']);
});

test('commas part a schedule', () => {
  expect(commaParts('Daily, Departs 6:00 AM,')).toEqual(['Daily', 'Departs 6:00 AM']);
});
