import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsScroll } from '../../lib/history/keep-scroll.ts';
import { useParameters } from '../../lib/page/use-parameters.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, type Answers, blankAnswers } from './answers.ts';

const key = 'form:registration:preselected';
const tab = () => sessionStorage;

/** What the form begins with: nothing but the program of `?program=ID`, so that it is chosen without JavaScript as well. */
export function useInitialAnswers(programs: readonly { id: number }[]): Answers {
  const [query] = useParameters();
  const wanted = query.get('program') ?? '';
  const known = programs.some(({ id }) => String(id) === wanted);
  return useState(() => (known ? { ...blankAnswers, programId: wanted } : blankAnswers))[0];
}

/**
 * Chooses the program of `?program=ID` once for each link that led here: a reload leaves what was chosen since, the next
 * 'Register' chooses anew. An id of no program does nothing.
 */
export function usePreselectedProgram(form: FormFields<AnswerName>, programs: readonly { id: number }[]) {
  const [query] = useParameters();
  const { key: visit, state } = useLocation();
  const wanted = query.get('program');
  const known = programs.some(({ id }) => String(id) === wanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address and the list decide
  useEffect(() => {
    const arrival = `${visit}:${wanted}`;
    // The steps of the form are entries of the history, too; they are no links to it.
    if (!wanted || !known || keepsScroll(state) || readStored(key, tab) === arrival) return;
    writeStored(key, arrival, tab);
    form.change('programId', wanted);
  }, [wanted, known, visit]);
}

/** The next registration of this tab may have the same program chosen for it. */
export function clearPreselected() {
  writeStored(key, null, tab);
}
