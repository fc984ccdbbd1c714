import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { responseData } from '../../../lib/api/response-data.ts';
import { dropTimelines } from '../../office/work-kind.ts';

/**
 * Makes a call that changes bookings. Its answer is all of the booking, so that page and list follow by themselves; what happened is
 * asked for again, and so are dates where seats may have moved. Rejects with what the server said.
 */
export function useBookingCall() {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables });
    dropTimelines(client);
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'departureConnection' });
    return responseData(data as Data | null | undefined);
  };
}
