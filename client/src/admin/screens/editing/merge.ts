import type { FieldValues } from 'react-hook-form';
import { unlikeFields } from './alike.ts';

/** Two people's work on one row, put together. */
export interface Merge<Values> {
  /** Each field as the one left it who changed it; where both did, as in `mine`. */
  values: Values;
  /** The fields of which only one of the two can be kept. */
  contested: (keyof Values & string)[];
}

/** Puts `mine` and `theirs` together field by field; both began with `base`. Without it every difference is contested. */
export function merge<Values extends FieldValues>(
  base: Values | null,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const different = unlikeFields(theirs, mine);
  if (!base) return { values: mine, contested: different };
  const changedByMe = different.filter((field) => unlikeFields(base, mine).includes(field));
  const changedByThem = unlikeFields(base, theirs);
  return {
    values: { ...theirs, ...pick(mine, changedByMe) },
    contested: changedByMe.filter((field) => changedByThem.includes(field)),
  };
}

/** `base` with what I have sent since, where it is what is saved now: a save can arrive though its answer does not. */
export function baseWithArrived<Values extends FieldValues>(
  base: Values | null,
  sent: Values | null,
  saved: Values,
): Values | null {
  if (!sent) return base;
  const lost = unlikeFields(sent, saved);
  if (!base) return lost.length === 0 ? sent : null;
  return { ...sent, ...pick(base, lost) };
}

function pick<Values extends FieldValues>(values: Values, fields: string[]): Partial<Values> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}
