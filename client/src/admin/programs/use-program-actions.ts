import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { answered } from '../kit/answered.ts';
import { cachedList } from '../kit/cached-list.ts';
import type { Actions } from '../kit/resource.ts';
import { type ProgramValues, toProgramInput } from './program-form.tsx';
import {
  CreateProgramDocument,
  DeleteProgramDocument,
  type StaffProgramFragment,
  StaffProgramNowDocument,
  StaffProgramsDocument,
  type StaffProgramsQuery,
  UpdateProgramDocument,
} from './programs.generated.ts';

const list = cachedList<StaffProgramsQuery, StaffProgramFragment>(
  StaffProgramsDocument,
  'Program',
  ({ programs }) => programs,
  (programs) => ({ programs }),
);

/** The calls of the screen; the list on screen follows each without being asked for again. */
export function useProgramActions(): Actions<StaffProgramFragment, ProgramValues> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async create(values) {
        const { data } = await client.mutate({
          mutation: CreateProgramDocument,
          variables: { input: toProgramInput(values) },
          update: (cache, { data: created }) => created && list.insert(cache, created.createProgram),
        });
        return answered(data).createProgram;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: UpdateProgramDocument,
          variables: { id, input: toProgramInput(values), version },
        });
        return answered(data).updateProgram;
      },
      async fetch(id) {
        const { data } = await client.query({
          query: StaffProgramNowDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        return data?.program ?? null;
      },
      async remove(id) {
        await client.mutate({
          mutation: DeleteProgramDocument,
          variables: { id },
          // Gone from the screen at once; back again when the server refuses.
          optimisticResponse: { deleteProgram: id },
          update: (cache) => list.remove(cache, id),
        });
      },
    }),
    [client],
  );
}
