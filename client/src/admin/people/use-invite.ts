import type { Role } from '../../generated/schema.ts';
import { responseData } from '../../lib/api/response-data.ts';
import {
  PeoplePageDocument,
  type StaffInvitationFragment,
  useInviteUserMutation,
} from './people.generated.ts';

/** Mails an invitation, in place of an earlier one to the same person; the list on screen shows it first. */
export function useInvite() {
  const [inviteUser] = useInviteUserMutation();
  return async (variables: { email: string; role: Role }): Promise<StaffInvitationFragment> => {
    const { data } = await inviteUser({
      variables,
      update(cache, { data: made }) {
        if (!made) return;
        const { invitation } = made;
        cache.updateQuery({ query: PeoplePageDocument }, (page) => {
          if (!page) return undefined;
          const others = page.invitations.filter(({ id }) => id !== invitation.id);
          return { ...page, invitations: [invitation, ...others] };
        });
      },
    });
    return responseData(data).invitation;
  };
}
