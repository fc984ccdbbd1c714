import type { FieldValues } from 'react-hook-form';

/** Whether two states of a form say the same; spaces around a text say nothing. */
export function alike<Values extends FieldValues>(one: Values, other: Values): boolean {
  return unlikeFields(one, other).length === 0;
}

/** The fields of `one` that say something else in `other`. */
export function unlikeFields<Values extends FieldValues>(
  one: Values,
  other: Values,
): (keyof Values & string)[] {
  return Object.keys(one).filter((field) => tidy(one[field]) !== tidy(other[field]));
}

const tidy = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
