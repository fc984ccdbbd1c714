import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsScroll } from '../../lib/history/keep-scroll.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import type { FormFields } from '../forms/use-form-fields.ts';
import { type AnswerName, type Answers, blankAnswers } from './answers.ts';

const key = 'form:registration:preselected';
const tab = () => sessionStorage;

type Wanted = { id: number } | undefined;

/** What the form begins with: nothing but the program of `?program=ID`, so that it is chosen without JavaScript as well. */
export function useInitialAnswers(wanted: Wanted): Answers {
  return useState(() => (wanted ? { ...blankAnswers, programId: String(wanted.id) } : blankAnswers))[0];
}

/**
 * Chooses the program of `?program=ID` once for each link that led here: a reload leaves what was chosen since, the next
 * 'Register' chooses anew. An id of no program does nothing.
 */
export function usePreselectedProgram(form: FormFields<AnswerName>, program: Wanted) {
  const { key: visit, state } = useLocation();
  const wanted = program && String(program.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address and its program decide
  useEffect(() => {
    const arrival = `${visit}:${wanted}`;
    // The steps of the form are entries of the history, too; they are no links to it.
    if (!wanted || keepsScroll(state) || readStored(key, tab) === arrival) return;
    writeStored(key, arrival, tab);
    form.change('programId', wanted);
  }, [wanted, visit]);
}

/** The next registration of this tab may have the same program chosen for it. */
export function clearPreselected() {
  writeStored(key, null, tab);
}
