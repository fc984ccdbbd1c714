import { differentFields } from '../screens/editing/merge.ts';
import { isImageAddress } from '../screens/form/checks.ts';
import { asTyped, type Typed } from '../screens/form/form.tsx';
import type { Historied } from '../screens/staff-screen.ts';
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

/** Fields that hold the address of a picture; what it shows is said by others. */
const isPicture = (name: string) => /(^|[a-z])(image|picture|logo|photo)(url)?$/i.test(name);

/** The addresses of all pictures in the field `name`: its own, those in the HTML of a text, and those in lists. */
function picturesIn(name: string, value: unknown): string[] {
  if (typeof value === 'string') {
    const address = value.trim();
    if (isPicture(name)) return isImageAddress(address) ? [address] : [];
    return value.includes('<img') ? picturesInHtml(value) : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => picturesIn(name, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inside, part]) => picturesIn(inside, part));
}

/** Whether the field holds nothing else than the address of a picture. */
const isPictureField = (name: string, value: unknown) => typeof value === 'string' && isPicture(name);

function picturesInHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')]
    .map((picture) => picture.getAttribute('src') ?? '')
    .filter(isImageAddress);
}
