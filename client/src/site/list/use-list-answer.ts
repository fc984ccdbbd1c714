import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** The answer to what a list is asked; while the next one is on its way, the one before. */
export function useListAnswer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const answer = useQuery<unknown, OperationVariables>(query, { variables });
  const { data, previousData, error, loading, refetch } = answer;
  return {
    data: (data ?? previousData) as Data | undefined,
    /** What is shown answers an earlier question. */
    isOld: data === undefined && loading,
    /** Why the question has no answer. */
    error: data === undefined ? error : undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}
