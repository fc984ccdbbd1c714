// The person's own drafts: those that this tab keeps, and the calls about those on the server, which change nothing that a screen
// or another tab shows.
import type { ApolloClient } from '@apollo/client';
import type { RecordKind } from '../../../generated/schema.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { currentPerson } from '../../../lib/session/saved-place.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { ServerDraft, Work } from '../editing/editor-state.ts';
import type { Values } from '../form/form.tsx';
import { DiscardDraftDocument, OwnDraftDocument, SaveDraftDocument } from './drafts.generated.ts';

/** Which record; without a key a new one. */
interface DraftOf {
  kind: RecordKind;
  key: string | number | null;
}

/** What is said over the connection when a page goes may have so many bytes. */
const maxKeepaliveBytes = 60_000;

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
  const keepalive = isLeaving && new Blob([JSON.stringify(input)]).size < maxKeepaliveBytes;
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

// What was typed and not saved, kept for this tab through a reload, a crash or a session that ended. What the server keeps of it is
// older, unless another tab or device went on since `keptAt`: then the person is asked.

/** Each person's own: who signs in after somebody else does not find what they typed. */
const keyOf = (name: string) => `draft:${name}:${currentPerson()?.id ?? ''}`;
const tab = () => sessionStorage;

/** Fields that were not kept are as in `original`. */
export function readDraft(name: string, original: Values = {}): Work | null {
  try {
    const draft: Work | null = JSON.parse(readStored(keyOf(name), tab) ?? 'null');
    return draft && withEach(draft, (values) => ({ ...original, ...values }));
  } catch {
    return null;
  }
}

/** Without the fields `but`. */
export function saveDraft(name: string, draft: Work, but: readonly string[] = []) {
  const kept = withEach(draft, (values) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !but.includes(field))),
  );
  writeStored(keyOf(name), JSON.stringify(kept), tab);
}

/** A draft with each state of the form in it made into another. */
function withEach(draft: Work, made: (values: Values) => Values): Work {
  const { values, base, unanswered } = draft;
  return {
    ...draft,
    values: made(values),
    base: base && made(base),
    unanswered: unanswered && made(unanswered),
  };
}

export function deleteDraft(name: string) {
  writeStored(keyOf(name), null, tab);
}
