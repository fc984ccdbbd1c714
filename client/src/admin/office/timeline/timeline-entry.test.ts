import { expect, test } from '@jest/globals';
import { entryWords } from './timeline-entry.tsx';
import type { TimelineEntry } from './use-timeline.ts';

const assigned = (byName: string, from: string | null, to: string | null) =>
  entryWords({ type: 'assigned', byName, from, to } as TimelineEntry, {}, 'wrote');

test.each([
  ['Opio', null, 'Opio', 'took charge'],
  ['Opio', null, 'Amina', 'put Amina in charge'],
  ['Opio', 'Amina', null, 'took it off Amina: nobody is in charge now'],
  ['Opio', 'Opio', null, 'gave it back: nobody is in charge now'],
])('who is in charge after %s made %s into %s is said', (byName, from, to, words) => {
  expect(assigned(byName, from, to)).toBe(words);
});
