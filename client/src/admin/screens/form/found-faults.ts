import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useFormState } from 'react-hook-form';

/** Another number each time a try to save found something wrong: at once, or by the server's answer. Mending changes it not. */
export function useFoundFaults(): number {
  const { errors, submitCount } = useFormState();
  const [answers, setAnswers] = useState(0);
  const known = useRef<string[]>([]);
  const refused = refusedIn(errors);
  const list = refused.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list says what is in it
  useEffect(() => {
    if (refused.some((name) => !known.current.includes(name))) setAnswers((before) => before + 1);
    known.current = refused;
  }, [list]);
  return submitCount + answers;
}

/** Names of the fields that the server refused, those in lists of small forms too. */
function refusedIn(errors: object, within = ''): string[] {
  return Object.entries(errors as FieldErrors).flatMap(([name, fault]) => {
    if (!fault || typeof fault !== 'object' || name === 'ref') return [];
    if (typeof fault.type === 'string') return fault.type === 'server' ? [within + name] : [];
    return refusedIn(fault, `${within}${name}.`);
  });
}
