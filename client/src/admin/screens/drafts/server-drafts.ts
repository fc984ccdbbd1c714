// The calls about the person's own drafts on the server. They change nothing that a screen or another tab shows.
import type { ApolloClient } from '@apollo/client';
import type { RecordKind } from '../../../generated/schema.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import {
  DiscardDraftDocument,
  OwnDraftDocument,
  type OwnDraftQuery,
  SaveDraftDocument,
} from './drafts.generated.ts';

/** Which record; without a key a new one. */
export interface DraftOf {
  kind: RecordKind;
  key: string | number | null;
}

export type ServerDraft = NonNullable<OwnDraftQuery['draft']>;

/** What is said over the connection when a page goes may have so many bytes. */
const mostOnLeaving = 60_000;

export async function findDraft(client: ApolloClient, of: DraftOf): Promise<ServerDraft | null> {
  const { data } = await client.query({
    query: OwnDraftDocument,
    variables: { ...of },
    fetchPolicy: 'no-cache',
  });
  return data?.draft ?? null;
}

/** Answers when it was saved, by the server's clock; `isLeaving` lets the call outlive the page. */
export async function saveServerDraft(
  client: ApolloClient,
  input: DraftOf & Pick<ServerDraft, 'document' | 'baseVersion'>,
  isLeaving: boolean,
): Promise<string> {
  const keepalive = isLeaving && new Blob([JSON.stringify(input)]).size < mostOnLeaving;
  const { data } = await client.mutate({
    mutation: SaveDraftDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
    context: { untold: true, ...(keepalive && { fetchOptions: { keepalive } }) },
  });
  return responseData(data).draft.updatedAt;
}

/** The call outlives the page: what is saved must not be offered again as a draft. */
export async function discardServerDraft(client: ApolloClient, of: DraftOf): Promise<void> {
  await client.mutate({
    mutation: DiscardDraftDocument,
    variables: { ...of },
    fetchPolicy: 'no-cache',
    context: { untold: true, fetchOptions: { keepalive: true } },
  });
}
