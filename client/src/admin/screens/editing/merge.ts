import type { Typed, Values } from '../form/form.tsx';

/** Two people's work on one row, put together. */
interface Merge {
  /** Each field as the one left it who changed it; where both did, as in `mine`. */
  values: Values;
  /** The fields of which only one of the two can be kept. */
  contested: string[];
}

/** Puts `mine` and `theirs` together field by field; both began with `base`. Without it every difference is contested. */
export function merge(base: Values | null, mine: Values, theirs: Values): Merge {
  const different = differentFields(theirs, mine);
  if (!base) return { values: mine, contested: different };
  const changedByMe = different.filter((field) => differentFields(base, mine).includes(field));
  const changedByThem = differentFields(base, theirs);
  return {
    values: { ...theirs, ...pick(mine, changedByMe) },
    contested: changedByMe.filter((field) => changedByThem.includes(field)),
  };
}

/** `base` with what I have sent since, where it is what is saved now: a save can arrive though its answer does not. */
export function baseAfterSave(base: Values | null, sent: Values | null, saved: Values): Values | null {
  if (!sent) return base;
  const lost = differentFields(sent, saved);
  if (!base) return lost.length === 0 ? sent : null;
  return { ...sent, ...pick(base, lost) };
}

/** These fields alone. */
export const pick = (values: Values, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Values;

/** Whether two states of a form say the same; spaces around a text say nothing. */
export const areEqual = (one: Values, other: Values) => differentFields(one, other).length === 0;

/** The fields of `one` that say something else in `other`. */
export const differentFields = (one: Values, other: Values) =>
  Object.keys(one).filter((field) => tidy(one[field]) !== tidy(other[field]));

function tidy(value: Typed | undefined): string | boolean | undefined {
  if (Array.isArray(value)) return JSON.stringify(value, (_, part) => inOrder(part));
  return typeof value === 'string' ? value.trim() : value;
}

/** A text without the spaces around it, a form's fields in one order: what was kept elsewhere may have another. */
function inOrder(part: unknown): unknown {
  if (typeof part === 'string') return part.trim();
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
}
