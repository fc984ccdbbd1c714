import { useMutation, useQuery } from '@apollo/client/react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Download, MailCheck } from 'lucide-react';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { saveFetched } from '../screens/files.ts';
import type { DetailsProps } from '../screens/inbox/inbox.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Moment, State } from '../screens/table/columns.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { Fact, FactCard } from '../ui/facts.tsx';
import { displayMoment } from '../ui/moment.ts';
import { showFailure } from '../ui/show-failure.ts';
import { usePress } from '../ui/use-press.ts';
import type { StaffDonationFragment } from './donation-row.generated.ts';
import { eventWords, providerName, statusLabels, statusTones } from './donation-words.ts';
import {
  DonationOpenedDocument,
  type DonationOpenedQuery,
  type DonationTimelineFragment,
  SendDonationThanksDocument,
} from './donations.generated.ts';

type Donation = DonationOpenedQuery['donation'];

/** All of a donation: who gave, what the payment provider said, and when. */
export function DonationDialog({ id, item, onClose }: DetailsProps<StaffDonationFragment>) {
  const { data, error, refetch } = useQuery(DonationOpenedDocument, {
    variables: { id: String(id) },
    // The provider may have been asked in the meantime.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const donation = data?.donation;
  const name = (donation ?? item)?.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={name ? `Donation of ${name}` : 'Donation'}
      footer={donation?.status === 'successful' && <Buttons donation={donation} />}
    >
      {/* On a phone it scrolls, and the keyboard has to reach what does. */}
      <DialogBody tabIndex={0}>
        {donation ? (
          <>
            <Cards donation={donation} />
            <DonationTimeline events={donation.timeline} />
          </>
        ) : error && readFailure(error).code === 'NOT_FOUND' ? (
          <Box py="8">There is no donation of this number.</Box>
        ) : (
          <Unanswered error={error} refetch={refetch} />
        )}
      </DialogBody>
    </Dialog>
  );
}

function Cards({ donation }: { donation: Donation }) {
  const { name, email, phone, currency, amount, status, problem, reference } = donation;
  const { provider, providerTransactionId, createdAt, checkedAt, settledAt } = donation;
  return (
    <Grid templateColumns={{ md: '1fr 1fr' }} gap="4" alignItems="stretch">
      <FactCard title="Donor">
        <Fact name="Name" value={name} none="Removed" />
        <Fact name="Email" value={email} none="Removed" />
        <Fact name="Phone" value={phone} />
        <Fact name="Started" value={displayMoment(createdAt)} />
        <Fact name="Settled" value={settledAt && displayMoment(settledAt)} none="Not yet" />
      </FactCard>
      <FactCard title="Payment">
        <Fact name="Amount" value={`${currency} ${formatAmount(amount)}`} />
        <Fact name="Status" value={<State tone={statusTones[status]}>{statusLabels[status]}</State>} />
        {problem && <Fact name="Problem" value={problem} />}
        <Fact name="Reference" value={reference} />
        <Fact name="Provider" value={providerName(provider)} />
        <Fact name="Transaction of the provider" value={providerTransactionId} none="None told" />
        <Fact name="Provider last asked" value={checkedAt && displayMoment(checkedAt)} none="Never" />
      </FactCard>
    </Grid>
  );
}

function Buttons({ donation: { id, email, receiptPath } }: { donation: Donation }) {
  const [thank, { loading }] = useMutation(SendDonationThanksDocument);
  const { isBusy, press } = usePress();
  const mayWrite = useMay('writeOffice');
  const send = async () => {
    try {
      await thank({ variables: { id: String(id) } });
      toast.success('The thanks are on their way', { description: `They go to ${email}.` });
    } catch (error) {
      showFailure('The thanks were not sent', error);
    }
  };
  const save = (path: string) =>
    press('The receipt could not be had', async () => {
      await saveFetched(path, `Donation receipt ${id}.pdf`);
      return 'Receipt downloaded';
    });
  return (
    <Flex gap="3" wrap="wrap" justify="flex-end">
      {!mayWrite ? null : email ? (
        <Button variant="outline" aria-disabled={loading} onClick={() => void (loading || send())}>
          <MailCheck aria-hidden />
          {loading ? 'Sending...' : 'Send thanks again'}
        </Button>
      ) : (
        <chakra.span color="muted" fontSize="sm" alignSelf="center">
          The donor’s name, e-mail and telephone were removed.
        </chakra.span>
      )}
      <Button aria-disabled={isBusy} onClick={() => void (receiptPath && save(receiptPath))}>
        <Download aria-hidden />
        {isBusy ? 'Making it...' : 'Download receipt'}
      </Button>
    </Flex>
  );
}

type Event = DonationTimelineFragment['timeline'][number];

/** What happened to a donation, from its start on. */
function DonationTimeline({ events }: { events: readonly Event[] }) {
  return (
    <chakra.section mt="6" aria-label="Timeline">
      <chakra.h3 textStyle="label" mb="2">
        Timeline
      </chakra.h3>
      <ol>
        {events.map((event) => (
          <Line key={`${event.type} ${event.at}`}>
            <span>{wordsOf(event)}</span>
            <Moment value={event.at} />
          </Line>
        ))}
      </ol>
    </chakra.section>
  );
}

function wordsOf({ type, times, lastAt, byEmail }: Event): string {
  const again = times > 1 ? `, ${times} times in a row, last ${displayMoment(lastAt)}` : '';
  const by = byEmail ? ` again by ${byEmail}` : '';
  return eventWords[type] + by + again;
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    py: '2',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    borderTopWidth: '1px',
    borderColor: 'subtle',
  },
});
