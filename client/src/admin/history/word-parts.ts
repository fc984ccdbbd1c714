import { diffWordsWithSpace } from 'diff';

/** A piece of two texts: in both, only in the earlier one, or only in the later one. */
export interface WordPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What is looked for this long is so different that both are shown whole. */
const mostEdits = 3_000;
/** Characters of what did not change that are kept beside a change. */
const context = 120;

/** How the words of one text (null: there was none) become those of another, with what did not change cut down to the beginnings beside the changes. */
export function wordParts(earlier: string | null, later: string): WordPart[] {
  if (earlier === null) return later === '' ? [] : [{ kind: 'same', text: later }];
  const found = diffWordsWithSpace(earlier, later, { maxEditLength: mostEdits });
  const parts: WordPart[] = found
    ? found.map(({ value, added, removed }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value,
      }))
    : [
        { kind: 'removed', text: earlier },
        { kind: 'added', text: later },
      ];
  return parts
    .filter(({ text }) => text !== '')
    .map((part, at) => (part.kind === 'same' ? shortened(part, at === 0, at === parts.length - 1) : part));
}

function shortened({ kind, text }: WordPart, isFirst: boolean, isLast: boolean): WordPart {
  if (text.length <= 3 * context) return { kind, text };
  const before = isFirst ? '' : untilLastBlank(text.slice(0, context));
  const after = isLast ? '' : text.slice(-context).replace(/^\S+/, '');
  return { kind, text: `${before}…${after}` };
}

/** Without the word that it was cut in. */
const untilLastBlank = (text: string) =>
  text.slice(0, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);
