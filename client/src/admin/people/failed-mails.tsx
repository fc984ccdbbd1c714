import { Box, chakra, Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../ui/button.tsx';
import { Ago } from '../screens/table/columns.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { type PeoplePageQuery, useRetryFailedMailsMutation } from './people.generated.ts';
import { changePage } from './people-in-cache.ts';

type Failure = PeoplePageQuery['mailFailures'][number];

/** Mails that were given up, and another try for all of them. */
export function FailedMails({ failures }: { failures: Failure[] }) {
  const [retry, { loading }] = useRetryFailedMailsMutation();

  const tryAgain = async () => {
    try {
      const { data } = await retry({
        update: (cache) => changePage(cache, () => ({ mailFailures: [] })),
      });
      // The button that had the focus is gone.
      document.getElementById('people-mail')?.focus();
      toast.success(onTheirWay(data?.count ?? 0), { description: 'What fails again appears here again.' });
    } catch (error) {
      showFailure('The mails were not tried again', error);
    }
  };

  if (failures.length === 0) {
    return <chakra.p color="muted">All mail of this site got through or is on its way.</chakra.p>;
  }
  return (
    <Box bg="surface" borderWidth="1px" borderRadius="md" px={{ base: '4', md: '6' }} py="4">
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <chakra.p maxW="measure">
          These mails did not get through: they were refused, or tried for most of a day.
        </chakra.p>
        <Button variant="outline" disabled={loading} onClick={() => void tryAgain()}>
          <RotateCw aria-hidden />
          {loading ? 'Trying...' : 'Try again'}
        </Button>
      </Flex>
      <chakra.ul mt="3">
        {failures.map((failure) => (
          <FailureLine key={failure.id} failure={failure} />
        ))}
      </chakra.ul>
    </Box>
  );
}

function FailureLine({ failure: { to, template, error, attempts, failedAt } }: { failure: Failure }) {
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="subtle" fontSize="sm" overflowWrap="anywhere">
      <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="6">
        <chakra.strong fontWeight="semibold">{to ?? 'An address that can no longer be read'}</chakra.strong>
        <Ago value={failedAt} />
      </Flex>
      {mailNames[template] ?? template}. Tried {attempts === 1 ? 'once' : `${attempts} times`}.{' '}
      <chakra.span color="muted">{error}</chakra.span>
    </chakra.li>
  );
}

function onTheirWay(count: number): string {
  return count === 1 ? 'One mail is on its way again.' : `${count} mails are on their way again.`;
}

/** What a kind of mail is called by people. A kind that is not here is called by its own name. */
const mailNames: Record<string, string> = {
  'registration-received': 'Registration, to the guest',
  'registration-office': 'Registration, to the office',
  'contact-office': 'Message, to the office',
  'newsletter-confirm': 'Newsletter, to be confirmed',
  'newsletter-unsubscribe': 'Newsletter, leaving it',
  'donation-receipt': 'Receipt of a donation',
  'account-changed': 'Change of an account',
  'owner-setup': 'First account, to the owner',
  'password-reset': 'New password',
  invitation: 'Invitation',
};
