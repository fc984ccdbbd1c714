import type { Failure } from '../../lib/api/failure.ts';
import type { Problems } from './use-form-fields.ts';

/** What the server found wrong with these fields, in their order; an empty object when it was something else. */
export function fieldProblems<Name extends string>(
  { details }: Failure,
  names: readonly Name[],
): Problems<Name> {
  const found = names.map((name) => [name, details.find(({ field }) => field === name)?.message] as const);
  return Object.fromEntries(found.filter(([, message]) => message !== undefined)) as Problems<Name>;
}
