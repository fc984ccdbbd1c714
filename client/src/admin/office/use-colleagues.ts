import { useQuery } from '@apollo/client/react';
import { useSession } from '../../lib/session/session.ts';
import { type ColleagueFragment, ColleaguesDocument } from './office.generated.ts';

/** Who can be in charge, and who of them is signed in here. */
export function useColleagues(): {
  colleagues: readonly ColleagueFragment[];
  me: ColleagueFragment | undefined;
} {
  const { data } = useQuery(ColleaguesDocument);
  const { user } = useSession();
  const colleagues = data?.staff ?? [];
  return { colleagues, me: colleagues.find(({ id }) => id === user?.id) };
}
