import { Flex } from '@chakra-ui/react';
import { MailX, Send } from 'lucide-react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import type { Column } from '../screens/list/list.ts';
import { EmptyRows } from '../screens/list/list-states.tsx';
import { Ago } from '../screens/table/columns.tsx';
import { DataTable } from '../screens/table/data-table.tsx';
import { RowButton } from '../screens/table/row-buttons.tsx';
import { AskedQuestion, type QuestionWords, useQuestion } from '../ui/dialogs/question.tsx';
import { roleLabels } from '../ui/roles.ts';
import { useInvite } from './invite-dialog.tsx';
import { type StaffInvitationFragment, useRevokeInvitationMutation } from './people.generated.ts';
import { changePage } from './people-in-cache.ts';

interface Props {
  invitations: StaffInvitationFragment[];
  /** Whether one can be sent again. */
  canInvite: boolean;
}

const columns: Column<StaffInvitationFragment>[] = [
  { title: 'Email', kind: 'name', minWidth: '15rem', cell: ({ email }) => <strong>{email}</strong> },
  { title: 'Role', cell: ({ role }) => roleLabels[role] },
  { title: 'Invited by', minWidth: '12rem', cell: ({ invitedBy }) => invitedBy ?? 'An account that is gone' },
  { title: 'Sent', cell: ({ createdAt }) => <Ago value={createdAt} /> },
  { title: 'Good for', minWidth: '9rem', cell: ({ expiresAt }) => timeLeft(expiresAt) },
];

/** Who was invited and has not come yet. */
export function InvitationList({ invitations, canInvite }: Props) {
  const invite = useInvite();
  const [revoke] = useRevokeInvitationMutation();
  const revoking = useQuestion(revokeWords, async ({ id }: StaffInvitationFragment) => {
    await revoke({
      variables: { id },
      // Gone from the screen at once; back again when the server refuses.
      optimisticResponse: { removed: id },
      update: (cache) =>
        changePage(cache, (page) => ({
          invitations: page.invitations.filter((invitation) => invitation.id !== id),
        })),
    });
  });

  const sendAgain = async ({ email, role }: StaffInvitationFragment) => {
    try {
      await invite({ email, role });
      toast.success(`A new invitation is on its way to ${email}.`, {
        description: 'The link of the earlier one no longer works.',
      });
    } catch (error) {
      const { message, details } = readFailure(error);
      toast.error('The invitation was not sent again', { description: details[0]?.message ?? message });
    }
  };

  return (
    <>
      {invitations.length === 0 ? (
        <EmptyRows text="No invitation is open. Whoever you invite stands here until the account is made." />
      ) : (
        <DataTable<StaffInvitationFragment>
          title="Invitations"
          columns={columns}
          items={invitations}
          buttons={(item) => (
            <Flex gap="1">
              {canInvite && (
                <RowButton
                  label={`Send the invitation of ${item.email} again`}
                  word="Send again"
                  wide
                  icon={<Send aria-hidden />}
                  onClick={() => void sendAgain(item)}
                />
              )}
              <RowButton
                label={`Revoke the invitation of ${item.email}`}
                word="Revoke"
                wide
                icon={<MailX aria-hidden />}
                onClick={() => revoking.ask(item)}
              />
            </Flex>
          )}
        />
      )}
      <AskedQuestion
        question={revoking}
        focusAfterYes={() => document.getElementById('people-invitations')}
      />
    </>
  );
}

const revokeWords = ({ email }: StaffInvitationFragment): QuestionWords => ({
  title: 'Revoke this invitation?',
  text: `The link that was mailed to ${email} will no longer work.`,
  confirmLabel: 'Revoke',
  done: 'The invitation is revoked.',
  failed: 'The invitation was not revoked',
});

/** How long an invitation is still good: `3 days`, `less than a day`, or that it is too old. */
function timeLeft(expiresAt: string, now = Date.now()): string {
  const days = (Date.parse(expiresAt) - now) / 86_400_000;
  if (days <= 0) return 'Too old: send it again';
  if (days < 1) return 'Less than a day';
  const whole = Math.round(days);
  return whole === 1 ? '1 day' : `${whole} days`;
}
