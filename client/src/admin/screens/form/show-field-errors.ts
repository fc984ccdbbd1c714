import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Failure } from '../../../lib/api/failure.ts';

/**
 * Puts what the server found wrong beside the fields and the focus on the first of them, in the order
 * of `fields`; within a list of forms beside the field of its form. False when it names none of them.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'setFocus'>,
  failure: Failure,
  fields: Path<Values>[],
): boolean {
  const faults = failure.details.flatMap(({ message, path }) => {
    const name = nameOf(path);
    const [first = ''] = name.split('.');
    return (fields as string[]).includes(first) ? [{ name: name as Path<Values>, message, first }] : [];
  });
  for (const { name, message } of faults) form.setError(name, { type: 'server', message });
  const order = (first: string) => (fields as string[]).indexOf(first);
  const [foremost] = faults.toSorted((one, other) => order(one.first) - order(other.first));
  if (foremost) form.setFocus(foremost.name);
  return foremost !== undefined;
}

/** The form's name for a place in what was sent: `slides.0.title`; one of several words belongs to the field of them all. */
function nameOf(path: Failure['details'][number]['path']): string {
  const within = path[0] === 'input' ? path.slice(1) : path;
  return within.slice(0, within.findLastIndex((part) => typeof part === 'string') + 1).join('.');
}
