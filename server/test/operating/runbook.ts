// What docs/when.md says of a failure, to be compared with what is really seen.
import { sectionOf } from './guide/guide-commands.ts';

export interface Failure {
  /** The words in backticks of a row of its table, such as `log`; all that is said must match all of them. */
  words(row: string): RegExp[];
  /** One of its numbered steps, from 1. */
  step(number: number): { text: string; words: RegExp[] };
}

export function failureIn(heading: string): Failure {
  const lines = sectionOf('docs/when.md', heading).split('\n');
  const find = (what: string, start: string) => {
    const line = lines.find((one) => one.startsWith(start));
    if (line === undefined) throw new Error(`docs/when.md says nothing of ${what} under ${heading}.`);
    return line;
  };
  return {
    words: (row) => {
      const words = wordsIn(find(row, `| ${row} |`).split('|').slice(2).join('|'));
      if (words.length === 0) throw new Error(`docs/when.md has no words for ${row} under ${heading}.`);
      return words;
    },
    step(number) {
      const text = find(`step ${number}`, `${number}. `);
      return { text, words: wordsIn(text) };
    },
  };
}

/** What was said has all of the words. */
export function expectAll(said: string, words: RegExp[]): void {
  for (const each of words) expect(said).toMatch(each);
}

/** `…` stands for anything. */
const wordsIn = (text: string): RegExp[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(
    ([, words = '']) =>
      new RegExp(
        words
          .split('…')
          .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*'),
      ),
  );
