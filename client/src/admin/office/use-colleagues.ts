import { useQuery } from '@apollo/client/react';
import { useSession } from '../../lib/session/session.ts';
import { type ColleagueFragment, ColleaguesDocument } from './office.generated.ts';

/** Who can sign in, who of them may be in charge, and who is signed in here. */
export function useColleagues(): {
  colleagues: readonly ColleagueFragment[];
  /** Numbers of those who may work on what came in. */
  able: ReadonlySet<number>;
  me: ColleagueFragment | undefined;
} {
  const { data } = useQuery(ColleaguesDocument);
  const { user } = useSession();
  const colleagues = data?.staff ?? [];
  const able = new Set(data?.able.map(({ id }) => id));
  return { colleagues, able, me: colleagues.find(({ id }) => id === user?.id) };
}
