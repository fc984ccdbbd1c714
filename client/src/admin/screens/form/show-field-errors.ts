import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Failure } from '../../../lib/api/failure.ts';

/**
 * Puts what the server found wrong beside the fields and the focus on the first of them, in the order
 * of `fields`. False when it names none of them.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  failure: Failure,
  fields: Path<Values>[],
): boolean {
  const faulty = fields.filter((name) => failure.details.some(({ field }) => field === name));
  for (const name of faulty) {
    const message = failure.details.find(({ field }) => field === name)?.message;
    form.setError(name, { type: 'server', message });
  }
  const [first] = faulty;
  if (first) form.setFocus(first);
  return first !== undefined;
}
