import type { BookingWorkQuery } from './booking-work.generated.ts';

/** All that is shown of a booking on its page. */
export type Worked = NonNullable<BookingWorkQuery['item']>;
