import { useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { ListCounts, PlainHeading } from '../screens/list/list-header.tsx';
import { EmptyRows, Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/page.tsx';
import { FailedMails } from './failed-mails.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeoplePageDocument, useRequireTwoFactorMutation } from './people.generated.ts';
import { changePage } from './people-in-cache.ts';
import { PeopleTable } from './people-table.tsx';

/** Who can sign in, who is invited, and which mails did not get through. For owners. */
export function PeoplePage() {
  usePageTitle('People');
  // Others sign in, accept invitations and end sessions at any time: what is known is shown, and asked for again.
  const { data, error, refetch } = useQuery(PeoplePageDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [inviting, setInviting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const isRefused = error && readFailure(error).code === 'FORBIDDEN';
  const shown = isRefused ? undefined : data;
  const canInvite = shown?.signupPolicy.mode !== 'closed';

  return (
    <>
      <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4" mb={{ base: '5', md: '6' }}>
        <Box>
          <PlainHeading title="People" titleRef={title} />
          <ListCounts total={shown && `Total ${shown.users.length}`} shown={null} />
        </Box>
        {shown && canInvite && (
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            Invite somebody
          </Button>
        )}
      </Flex>
      {isRefused ? (
        <EmptyRows text="Who can sign in is for owners of this site to see and to decide. Please ask one of them." />
      ) : shown ? (
        <>
          <PeopleTable people={shown.users} titleRef={title} />
          <Section title="Two-factor sign-in">
            <TwoFactorDemand required={shown.twoFactorRequired} />
          </Section>
          <Section title="Invitations">
            {!canInvite && (
              <chakra.p color="muted" mb="3">
                Sign-up is closed in the settings of this site, so nobody can be invited and no invitation
                counts.
              </chakra.p>
            )}
            <InvitationList invitations={shown.invitations} canInvite={canInvite} />
          </Section>
          <Section title="Mail">
            <FailedMails failures={shown.mailFailures} />
          </Section>
        </>
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box as="section" mt="10">
      <chakra.h2
        id={`people-${title.toLowerCase().replaceAll(' ', '-')}`}
        textStyle="subheading"
        mb="3"
        tabIndex={-1}
      >
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

/** Whether everybody must have two-factor sign-in, and the owner's decision about it. */
function TwoFactorDemand({ required }: { required: boolean }) {
  const [demand, { loading }] = useRequireTwoFactorMutation();

  const decide = async () => {
    try {
      await demand({
        variables: { required: !required },
        update: (cache) => changePage(cache, () => ({ twoFactorRequired: !required })),
      });
      toast.success(
        required ? 'Everybody decides for themselves now.' : 'Everybody must have two-factor sign-in now.',
      );
    } catch (error) {
      const { message, details } = readFailure(error);
      toast.error('This was not changed', { description: details[0]?.message ?? message });
    }
  };

  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="4">
      <chakra.p maxW="measure">
        {required
          ? 'Everybody must have it. Who has not set it up yet is led to that before anything else.'
          : 'Everybody decides for themselves, on their account page.'}
      </chakra.p>
      <Button variant="outline" disabled={loading} onClick={() => void decide()}>
        {required ? 'Make it optional' : 'Require it for everybody'}
      </Button>
    </Flex>
  );
}

export const code: ScreenCode = { Screen: PeoplePage };
