import { useEffect, useLayoutEffect, useState } from 'react';
import type { Failure } from '../../lib/api/failure.ts';
import { readStored, tab, writeStored } from '../../lib/storage.ts';
import { usePostedForm } from './posted-form.ts';

/** What is typed into the fields of a form, by name. */
type Values<Name extends string> = Record<Name, string>;

/** What is wrong with a field, by name; fields that are right are left out. */
export type Problems<Name extends string> = Partial<Record<Name, string>>;

export interface FormFields<Name extends string> {
  /** Begins the id of each field: `contact` makes `contact-email`. */
  id: string;
  values: Values<Name>;
  problems: Problems<Name>;
  change(name: Name, value: string): void;
  setProblems(problems: Problems<Name>): void;
  /** Empties the fields and what was kept of them. */
  reset(): void;
  /** Leaves the fields as they are, but keeps nothing of them any longer. */
  clear(): void;
}

/**
 * The fields of a form; `blank` must be the same object each time. What is typed is kept for this tab, so that it survives a reload and the way to another
 * page and back; fields named in `unkept` are not. A change takes the problem of its field away. A form that came back with the page begins as it was sent.
 */
export function useFormFields<Name extends string>(
  id: string,
  blank: Values<Name>,
  unkept: readonly Name[] = [],
): FormFields<Name> {
  const posted = usePostedForm(id);
  const [values, setValues] = useState(() =>
    posted ? { ...blank, ...knownOf(posted.values, blank) } : blank,
  );
  const [problems, setProblems] = useState<Problems<Name>>(() => knownOf(posted?.problems, blank));
  const key = `form:${id}`;

  // After the first drawing, which has to be what the server drew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useLayoutEffect(() => {
    const found = { ...(posted ? null : readKept(key, blank)), ...readTyped(id, values) };
    // Most often there is nothing, and then the form need not be drawn twice.
    if (Object.keys(found).length > 0) setValues((now) => ({ ...now, ...found }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts of a form never change
  useEffect(() => {
    const kept = Object.entries(values).filter(([name]) => !unkept.includes(name as Name));
    writeStored(key, values === blank ? null : JSON.stringify(Object.fromEntries(kept)), tab);
  }, [values]);

  return {
    id,
    values,
    problems,
    setProblems,
    change(name, value) {
      setValues((now) => ({ ...now, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others as Problems<Name>);
    },
    reset() {
      setValues(blank);
      setProblems({});
    },
    clear: () => writeStored(key, null, tab),
  };
}

/** What was typed into the fields before the page came to life: where they say something else than was `drawn`. */
function readTyped<Name extends string>(id: string, drawn: Values<Name>): Partial<Values<Name>> {
  const typed = Object.keys(drawn).flatMap((name) => {
    const field = document.getElementById(`${id}-${name}`);
    return field && 'value' in field && field.value !== drawn[name as Name] ? [[name, field.value]] : [];
  });
  return Object.fromEntries(typed);
}

function readKept<Name extends string>(key: string, blank: Values<Name>): Partial<Values<Name>> {
  try {
    return knownOf(JSON.parse(readStored(key, tab) ?? '{}'), blank);
  } catch {
    return {};
  }
}

/** Of anything that was kept or sent: texts, under names this form has. */
function knownOf<Name extends string>(given: unknown, blank: Values<Name>): Partial<Values<Name>> {
  const known = Object.entries(given ?? {}).filter(
    ([name, value]) => name in blank && typeof value === 'string',
  );
  return Object.fromEntries(known) as Partial<Values<Name>>;
}

/** What the server found wrong with these fields, in their order; an empty object when it was something else. */
export function fieldProblems<Name extends string>(
  { details }: Failure,
  names: readonly Name[],
): Problems<Name> {
  const found = names.map((name) => [name, details.find(({ field }) => field === name)?.message] as const);
  return Object.fromEntries(found.filter(([, message]) => message !== undefined)) as Problems<Name>;
}
