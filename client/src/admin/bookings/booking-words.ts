// What is said of bookings: where they stand, how they came in, and what their money does.
import type {
  AgeBand,
  BookingMailKind,
  BookingSource,
  BookingState,
  PaperKind,
  PaymentMethod,
  PriceCurrency,
  Residence,
} from '../../generated/schema.ts';
import { formatMoney } from '../../lib/money.ts';
import { ageBands, residences } from '../../lib/traveller-kinds.ts';
import { counted } from '../screens/many/many-operations.ts';

export const bookingStates: Readonly<Record<BookingState, string>> = {
  unconfirmed: 'Address not confirmed',
  requested: 'Requested',
  held: 'Held',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Lapsed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** By the dot in a list: what waits, what is sold, what is over. */
export const stateTones: Readonly<Record<BookingState, 'good' | 'waiting' | 'over'>> = {
  unconfirmed: 'waiting',
  requested: 'waiting',
  held: 'waiting',
  confirmed: 'good',
  completed: 'good',
  expired: 'over',
  declined: 'over',
  cancelled: 'over',
};

export const bookingSources: Readonly<Record<BookingSource, string>> = {
  web: 'On the website',
  staff: 'By the office',
  registration: 'From a registration',
  waiting: 'From the waiting list',
  quote: 'From a quote',
};

export const paymentMethods: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  bank: 'Bank transfer',
  mobileMoney: 'Mobile money',
  card: 'Card',
  other: 'Another way',
  online: 'Back online',
};

const { online: _, ...methods } = paymentMethods;
/** What staff can write down: what moves online is written down by itself. */
export const methodsByHand = methods;

export const paperKinds: Readonly<Record<PaperKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  creditNote: 'Credit note',
};

export const bookingMails: Readonly<Record<BookingMailKind, string>> = {
  received: 'Booking received',
  confirmAddress: 'Confirm your address',
  held: 'Seats are held',
  confirmed: 'Confirmed',
  declined: 'Declined',
  lapsed: 'Lapsed',
  paidTooLate: 'Paid too late',
  paid: 'Payment received',
  moved: 'Moved to another date',
  cancelled: 'Cancelled',
  namesMissing: 'Names are missing',
  whatToBring: 'What to bring',
  welcome: 'Welcome',
  balanceSoon: 'Balance due soon',
  balanceDue: 'Balance due tomorrow',
  balanceOverdue: 'Balance overdue',
  reviewAsked: 'Ask for a review',
  placeOffered: 'A place is offered',
};

export const seatsInWords = (seats: number): string => counted(seats, 'seat');

/** A sum of a booking, which has no currency while nobody said its price. */
export const moneyOf = (amount: number | null, currency: PriceCurrency | null): string =>
  amount === null || currency === null ? '' : formatMoney(amount, currency);

/** Such as `Adult · Foreign non-resident`; empty where nobody said it. */
export const kindOfTraveller = ({ residence, ageBand }: Kind): string =>
  [ageBand && ageBands[ageBand], residence && residence !== 'any' && residences[residence]]
    .filter(Boolean)
    .join(' · ');

interface Kind {
  residence: Residence | null;
  ageBand: AgeBand | null;
}
