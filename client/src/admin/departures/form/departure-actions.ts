// How departures are made, changed and removed. Where in a list a new one stands the server knows: lists are asked for anew.
import { type ApolloCache, type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { travelDay } from '../../../lib/travel-days.ts';
import { fetchNow } from '../../screens/content.ts';
import type { Actions } from '../../screens/editing/edited.ts';
import { evictPages } from '../../screens/list/paged-list.ts';
import {
  CreateDeparturesDocument,
  type DepartureInput,
  type StaffDepartureFragment,
  StaffDepartureNowDocument,
  StaffDeparturesDocument,
  UpdateDepartureDocument,
} from '../departures.generated.ts';
import { asEdited, departureForm, type EditedDeparture, newDepartureForm } from './departure-form.tsx';

/** Departures that were made at once, and the days that were left out because there was one already. */
export interface Made {
  made: readonly StaffDepartureFragment[];
  leftOut: readonly string[];
}

/** Lists and months are asked for again when they are next shown. */
export function dropDepartureLists(cache: ApolloCache): void {
  evictPages(cache, StaffDeparturesDocument);
}

/** A colleague saved first: what they saved is shown, so that who is told of it sees it and may try again. */
export async function afterConflict(client: ApolloClient, id: number, error: unknown): Promise<never> {
  if (readFailure(error).code === 'CONFLICT') await fetchDeparture(client, id).catch(() => null);
  throw error;
}

const fetchDeparture = (client: ApolloClient, id: number) =>
  fetchNow<StaffDepartureFragment>(client, StaffDepartureNowDocument, id);

/** The calls behind the form; `onMade` hears what came of a new one. */
export function useDepartureActions(onMade: (made: Made) => void): Omit<Actions<EditedDeparture>, 'remove'> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async fetch(id) {
        const item = await fetchDeparture(client, id);
        return item && asEdited(item);
      },
      async create(values, key) {
        const { weekdays, until, ...input } = newDepartureForm.send(values);
        const repeat = weekdays?.length && until ? { weekdays, until } : null;
        const variables = { input, repeat, key };
        const { data } = await client.mutate({ mutation: CreateDeparturesDocument, variables });
        const saved = responseData(data).saved as Made;
        const [first] = saved.made;
        if (!first) throw refusal(allThere(saved.leftOut), ['input', 'startsOn']);
        dropDepartureLists(client.cache);
        onMade(saved);
        return asEdited(first);
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: UpdateDepartureDocument,
          variables: { id, input: departureForm.send(values) as DepartureInput, version },
        });
        return asEdited(responseData(data).saved as StaffDepartureFragment);
      },
    }),
    [client, onMade],
  );
}

const allThere = (days: readonly string[]) =>
  days.length > 1
    ? 'The service has a departure on each of these days already.'
    : `The service has a departure on ${travelDay(days[0] ?? '')} already.`;

/** As the server refuses. */
const refusal = (message: string, path: (string | number)[]) =>
  new CombinedGraphQLErrors({
    errors: [{ message, extensions: { code: 'BAD_USER_INPUT', details: [{ message, path }] } }],
  });
