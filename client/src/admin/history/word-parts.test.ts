import { expect, test } from '@jest/globals';
import { type WordPart, wordParts } from './word-parts.ts';

/** `[-taken out-]{+put in+}`. */
const marked = (parts: WordPart[]) =>
  parts
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');

test.each([
  ['The road is closed.', 'The road is open.', 'The road is [-closed-]{+open+}.'],
  ['One two', 'One, two', 'One{+,+} two'],
  ['', 'New', '{+New+}'],
  ['Gone', '', '[-Gone-]'],
  ['Line one\nLine two', 'Line one\nLine 2', 'Line one\nLine [-two-]{+2+}'],
])('%j becomes %j by words', (earlier, later, shown) => {
  expect(marked(wordParts(earlier, later))).toBe(shown);
});

test('of a long text only the neighbourhood of a change is shown, cut between words', () => {
  const long = 'Words that stay. '.repeat(100);
  const shown = marked(wordParts(`${long}red ${long}`, `${long}blue ${long}`));
  expect(shown).toMatch(/^…\s?[\w. ]*\[-red-\]\{\+blue\+\}[\w. ]*…$/);
  expect(shown.length).toBeLessThan(300);
  expect(shown).not.toMatch(/…\w*\Bords|Wor…/);
});

test('two texts of 100,000 characters without a word in common are shown whole, soon', () => {
  const [one, other] = ['a', 'b'].map((letter) =>
    Array.from({ length: 20_000 }, (_, at) => `${letter}${at}`).join(' '),
  ) as [string, string];
  expect(wordParts(one, other)).toEqual([
    { kind: 'removed', text: one },
    { kind: 'added', text: other },
  ]);
});
