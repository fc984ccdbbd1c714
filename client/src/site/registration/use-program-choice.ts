import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsScroll } from '../../lib/history/keep-scroll.ts';
import { readStored, tab, writeStored } from '../../lib/storage.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { FormFields } from '../forms/use-form-fields.ts';
import { typingDelay } from '../list/list-address.ts';
import { type AnswerName, type Answers, blankAnswers } from './answers.ts';
import {
  type ProgramChoiceFragment,
  type RegistrationPageQuery,
  useChosenProgramQuery,
  useProgramsToChooseQuery,
} from './registration-page.generated.ts';

export type Offered = RegistrationPageQuery['offered'];
export type ProgramChoice = ReturnType<typeof useProgramChoice>;

type Chosen = ProgramChoiceFragment & { description?: string };

/** The program of that number: one of those offered, until the server has said more of it. */
export function useProgram(id: string, { nodes }: Offered): Chosen | undefined {
  const known = nodes.find((program) => String(program.id) === id);
  const { data } = useChosenProgramQuery({ variables: { id }, skip: id === '' });
  return data?.program ?? known;
}

/** What the choice of a program offers: all of them, or where there are many those that a search finds. */
export function useProgramChoice(id: string, offered: Offered) {
  const chosen = useProgram(id, offered);
  const [search, setSearch] = useState('');
  const sought = useSettled(search.trim(), typingDelay);
  const { data, previousData } = useProgramsToChooseQuery({ variables: { search: sought }, skip: !sought });
  const { nodes, totalCount } = (sought && (data ?? previousData)?.found) || offered;
  const isAmong = !chosen || nodes.some((program) => program.id === chosen.id);
  return {
    chosen,
    options: isAmong ? nodes : [chosen, ...nodes],
    /** Undefined where all are listed. */
    search:
      offered.totalCount > offered.nodes.length
        ? { text: search, change: setSearch, shown: nodes.length, found: totalCount }
        : undefined,
  };
}

const arrivalKey = 'form:registration:preselected';

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
    if (!wanted || keepsScroll(state) || readStored(arrivalKey, tab) === arrival) return;
    writeStored(arrivalKey, arrival, tab);
    form.change('programId', wanted);
  }, [wanted, visit]);
}

/** The next registration of this tab may have the same program chosen for it. */
export function clearPreselected() {
  writeStored(arrivalKey, null, tab);
}
