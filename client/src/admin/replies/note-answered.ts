import type { ApolloCache } from '@apollo/client';
import type { SubjectInput } from '../../generated/schema.ts';

/** What the server does with the status of what was answered, where it is on screen. */
export function noteAnswered(cache: ApolloCache, { kind, id }: SubjectInput): void {
  const change = (typename: string, from: string, to: string) =>
    cache.modify({
      id: `${typename}:${id}`,
      fields: { status: (status) => (status === from ? to : status) },
    });
  if (kind === 'message') return void change('ContactSubmission', 'open', 'answered');
  for (const typename of ['Registration', 'ListedRegistration']) change(typename, 'new', 'inContact');
}
