import type { ApolloCache } from '@apollo/client';
import type { SubjectInput, SubjectStatus } from '../../generated/schema.ts';
import type { ColleagueFragment } from '../office/office.generated.ts';

/** What is set with a reply, by its sender's choice. */
export interface After {
  status?: SubjectStatus;
  assignee?: ColleagueFragment;
}

/** What the server does with what was answered, where it is on screen. */
export function noteAnswered(
  cache: ApolloCache,
  { kind, id }: SubjectInput,
  { status, assignee }: After,
): void {
  const [from, to] = kind === 'message' ? ['open', 'answered'] : ['new', 'inContact'];
  const change = (typename: string) =>
    cache.modify({
      id: `${typename}:${id}`,
      fields: {
        status: (before) => status ?? (before === from ? to : before),
        ...(assignee && { assignee: (_, { toReference }) => toReference({ ...assignee }) }),
      },
    });
  for (const typename of kind === 'message' ? ['ContactSubmission'] : ['Registration', 'ListedRegistration'])
    change(typename);
}
