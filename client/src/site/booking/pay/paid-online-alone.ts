import type { BookingPageQuery } from '../booking-page.generated.ts';

type Settings = Pick<BookingPageQuery['siteSettings']['bookings'], 'payOnline' | 'payAtOffice'>;

/** Whether nothing is paid by hand: then a confirmed address makes no hold longer. */
export const isPaidOnlineAlone = ({ payOnline, payAtOffice }: Settings): boolean =>
  payOnline === true && payAtOffice === false;
