import { differentFields } from '../screens/editing/merge.ts';
import { asTyped, type Typed } from '../screens/form/form.tsx';
import type { Historied } from '../screens/staff-screen.ts';
import { isPictureField, picturesIn } from './pictures-in.ts';
import { type WordPart, wordParts } from './word-parts.ts';

type Document = Record<string, unknown>;

/** What became of one field. */
export interface FieldChange {
  name: string;
  label: string;
  /** Empty where the words are the same, or only pictures say anything. */
  words: WordPart[];
  /** Pictures that went and those that came. */
  removed: string[];
  added: string[];
}

/** The fields that differ between two documents, in the order of the form; of the first one (`earlier` is null) all that it held. */
export function fieldChanges(
  form: Historied['form'],
  earlier: Document | null,
  later: Document,
): FieldChange[] {
  const after = asTyped(form, later);
  const before = earlier && asTyped(form, earlier);
  const different = before ? differentFields(after, before) : Object.keys(form.labels);
  return Object.entries(form.labels)
    .filter(([name]) => different.includes(name))
    .map(([name, label]) => changeOf(form, name, label, before?.[name], after[name]))
    .filter((change) => before || change.words.length > 0 || change.added.length > 0);
}

function changeOf(
  { inWords }: Historied['form'],
  name: string,
  label: string,
  before: Typed | undefined,
  after: Typed | undefined,
): FieldChange {
  const [old, now] = [picturesIn(name, before), picturesIn(name, after)];
  const removed = old.filter((address) => !now.includes(address));
  const added = now.filter((address) => !old.includes(address));
  const isPicture = isPictureField(name, after) && removed.length + added.length > 0;
  const texts = [before === undefined ? null : inWords(name, before), inWords(name, after)] as const;
  const words = isPicture || texts[0] === texts[1] ? [] : wordParts(...texts);
  return { name, label, words, removed, added };
}
