import { useApolloClient } from '@apollo/client/react';
import { paths } from '../../../paths.ts';
import { useDecision } from '../../forms/use-decision.ts';
import { BookingPageDocument } from '../booking-page.generated.ts';

/** Something done with a booking by who has its key; afterwards its page is asked for again. `id`: the form it is. */
export function useBookingAction(id: string, key: string) {
  const client = useApolloClient();
  const { decide, ...decision } = useDecision(id);
  return {
    ...decision,
    /** Where a browser without JavaScript sends it. */
    address: paths.bookingOf(key),
    act: (call: () => Promise<unknown>) =>
      decide(async () => {
        await call();
        await client.refetchQueries({ include: [BookingPageDocument] });
      }),
  };
}
