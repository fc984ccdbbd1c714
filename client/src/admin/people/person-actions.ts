import type { ApolloCache } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../generated/schema.ts';
import { getToken, login, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import type { QuestionWords } from '../ui/dialogs/question.tsx';
import { roleDuties, roleLabels } from '../ui/roles.ts';
import {
  type StaffPersonFragment,
  useChangeRoleMutation,
  useEndUserSessionsMutation,
  useRemoveUserMutation,
  useResetTwoFactorMutation,
} from './people.generated.ts';
import { changePage } from './people-in-cache.ts';

/** What an owner can do to an account: give it a role, sign it out, reset its two-factor sign-in, remove it. */
export type PersonAction = Role | 'sessions' | 'two-factor' | 'removal';

/** How an action is asked about and told of. `isMe`: it is about who asks. */
export function personWords(
  action: PersonAction,
  { email, role }: StaffPersonFragment,
  isMe: boolean,
): QuestionWords {
  switch (action) {
    case 'owner':
      return {
        title: 'Make an owner?',
        text: `${email} will decide with you who may sign in: owners invite people, change roles and remove accounts. It counts at once.`,
        confirmLabel: 'Make owner',
        done: `${email} is an owner now.`,
        failed: `${email} is still an ${role}`,
      };
    case 'editor':
      return {
        title: 'Make an editor?',
        text: isMe
          ? 'You will go on publishing and answering, but no longer see this screen. Only another owner can make you an owner again.'
          : `${email} will go on publishing and answering, but no longer decide who may sign in. It counts at once.`,
        confirmLabel: 'Make editor',
        done: isMe ? 'You are an editor now.' : `${email} is an editor now.`,
        failed: isMe ? 'You are still an owner' : `${email} is still an ${role}`,
      };
    case 'content':
    case 'office':
    case 'viewer':
      return {
        title: `Give the role ${roleLabels[action]}?`,
        text: `${roleDuties[action]} It counts at once.`,
        confirmLabel: 'Give role',
        done: `The role of ${email} is ${roleLabels[action]}.`,
        failed: `The role of ${email} is still ${roleLabels[role]}`,
      };
    case 'sessions':
      return {
        title: 'End all sessions?',
        text: `${email} is signed out everywhere at once, and can sign in again with the password.`,
        confirmLabel: 'End sessions',
        done: `${email} is signed out everywhere.`,
        failed: `The sessions of ${email} were not ended`,
      };
    case 'two-factor':
      return {
        title: 'Reset two-factor sign-in?',
        text: `${email} signs in with the password only, until it is set up again. Do this for somebody who lost the telephone and the recovery codes, and only when you are sure that it is them who ask.`,
        confirmLabel: 'Reset',
        done: `The two-factor sign-in of ${email} is reset.`,
        failed: `The two-factor sign-in of ${email} was not reset`,
      };
    case 'removal':
      return {
        title: 'Remove this account?',
        text: `Are you sure you want to remove the account of ${email}? It is signed out at once and cannot sign in again. What was published stays. This cannot be undone.`,
        confirmLabel: 'Remove',
        done: `The account of ${email} is removed.`,
        failed: `The account of ${email} was not removed`,
      };
  }
}

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
  changePage(cache, ({ users }) => ({ users: users.filter((person) => person.id !== id) }));
  cache.evict({ id: cache.identify({ __typename: 'Person', id }) });
  cache.gc();
}
