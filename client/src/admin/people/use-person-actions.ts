import type { ApolloCache } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import { getToken, login, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import {
  PeoplePageDocument,
  useChangeRoleMutation,
  useEndUserSessionsMutation,
  useRemoveUserMutation,
  useResetTwoFactorMutation,
} from './people.generated.ts';
import type { PersonAction } from './person-questions.ts';

/** The calls behind what an owner does to an account. Each rejects with what the server said. */
export function usePersonActions() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [changeRole] = useChangeRoleMutation();
  const [endSessions] = useEndUserSessionsMutation();
  const [resetTwoFactor] = useResetTwoFactorMutation();
  const [removeUser] = useRemoveUserMutation();

  return async function run(action: PersonAction, id: number): Promise<void> {
    if (action === 'sessions') {
      await endSessions({ variables: { id } });
    } else if (action === 'two-factor') {
      await resetTwoFactor({ variables: { id } });
    } else if (action === 'removal') {
      // Gone from the screen at once; back again when the server refuses.
      const optimisticResponse = { removed: id };
      await removeUser({ variables: { id }, optimisticResponse, update: (cache) => takeOut(cache, id) });
    } else {
      await changeRole({ variables: { id, role: action } });
      const token = getToken();
      if (id !== user?.id || !token) return;
      // An owner no more: what only owners see is left.
      login({ user: { ...user, role: action }, token });
      navigate(paths.admin);
    }
  };
}

function takeOut(cache: ApolloCache, id: number): void {
  cache.updateQuery({ query: PeoplePageDocument }, (data) =>
    data ? { ...data, users: data.users.filter((person) => person.id !== id) } : undefined,
  );
  cache.evict({ id: cache.identify({ __typename: 'Person', id }) });
  cache.gc();
}
