import { useQuery } from '@apollo/client/react';
import { Box, Grid } from '@chakra-ui/react';
import { Presence } from '../live/presence.tsx';
import { OpenAsPage } from '../office/open-as-page.tsx';
import type { DetailsProps } from '../screens/inbox/inbox.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { Fact, FactCard } from '../ui/facts.tsx';
import { GuestCard, JourneyCard, MoneyCard } from './booking-facts.tsx';
import { nameOf } from './booking-name.ts';
import type { StaffBookingFragment } from './booking-row.generated.ts';
import { kindOfTraveller } from './booking-words.ts';
import { StaffBookingOpenedDocument, type StaffBookingOpenedQuery } from './bookings.generated.ts';

type Opened = NonNullable<StaffBookingOpenedQuery['item']>;

/** A booking over its list: who, where, how many and what is paid. What is done with it is done on its page. */
export function BookingDialog({ id, item, onClose }: DetailsProps<StaffBookingFragment>) {
  const { data, error, refetch } = useQuery(StaffBookingOpenedDocument, {
    variables: { id },
    // Money may have come in since.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const booking = data?.item as Opened | null | undefined;
  const named = booking ?? item;
  return (
    <Dialog
      open
      onClose={onClose}
      title={named ? nameOf(named) : 'Booking'}
      footer={<OpenAsPage subject={{ kind: 'booking', id }} />}
    >
      {/* On a phone it scrolls, and the keyboard has to reach what does. */}
      <DialogBody tabIndex={0}>
        <Presence kind="booking" id={id} />
        {booking ? (
          <Grid templateColumns={{ md: '1fr 1fr' }} gap="4" alignItems="stretch">
            <JourneyCard booking={booking} />
            <MoneyCard booking={booking} />
            <GuestCard booking={booking} />
            <TravellersCard travellers={booking.travellers} />
          </Grid>
        ) : booking === null ? (
          <Box py="8">There is no booking of this number.</Box>
        ) : (
          <Unanswered error={error} refetch={refetch} />
        )}
      </DialogBody>
    </Dialog>
  );
}

function TravellersCard({ travellers }: { travellers: Opened['travellers'] }) {
  return (
    <FactCard title="Travellers">
      {travellers.map((traveller, at) => (
        <Fact
          key={traveller.id}
          name={kindOfTraveller(traveller) || `Traveller ${at + 1}`}
          value={traveller.name}
          none="Name not known yet"
        />
      ))}
    </FactCard>
  );
}
