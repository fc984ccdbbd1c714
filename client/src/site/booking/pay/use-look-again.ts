import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { BookingPageDocument } from '../booking-page.generated.ts';

const every = 15_000;

/** While somebody may be paying elsewhere, the booking is asked for again, as long as it is looked at. */
export function useLookAgain(isOpen: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isOpen) return;
    const look = () => {
      if (document.visibilityState === 'visible')
        // Without a connection it stays as it is, and is asked for the next time.
        void client.refetchQueries({ include: [BookingPageDocument] }).catch(() => undefined);
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen, client]);
}
