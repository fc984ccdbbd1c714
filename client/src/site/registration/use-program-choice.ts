import { useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { typingDelay } from '../list/list-address.ts';
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
