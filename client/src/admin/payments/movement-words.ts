// What is said of money on its list.
import type { MovementSource } from '../../generated/schema.ts';
import { paymentMethods } from '../bookings/booking-words.ts';
import { bookingWork } from '../bookings/booking-work-kind.ts';
import { providerName } from '../donations/donation-words.ts';
import { donationsScreen } from '../donations/donations-screen.ts';
import { workAddress } from '../office/work-kind.ts';
import { addressOf } from '../screens/staff-screen.ts';
import type { MovementFragment } from './payments.generated.ts';

export const sources: Record<MovementSource, string> = { booking: 'Bookings', donation: 'Donations' };
export const movers = { hand: 'By hand', provider: 'By the provider' };
/** What it is narrowed by: money that moved is asked for with the way it went. */
export const states = {
  cameIn: 'Came in',
  wentBack: 'Went back',
  toDecide: 'To decide',
  asked: 'On its way back',
  unclear: 'Unclear',
  failed: 'Did not go back',
};
export const stateTones = {
  done: 'good',
  toDecide: 'waiting',
  asked: 'waiting',
  unclear: 'bad',
  failed: 'over',
} as const;

/** Where it is worked on: the page of the booking, or the donation. */
export const recordAddress = ({ source, recordId }: Pick<MovementFragment, 'source' | 'recordId'>) =>
  source === 'booking'
    ? workAddress({ kind: bookingWork.kind, id: recordId })
    : `${addressOf(donationsScreen)}/${recordId}`;

/** `Came in`, `Went back`, or where it stands while neither happened. */
export const stateWords = ({ state, direction }: Pick<MovementFragment, 'state' | 'direction'>): string => {
  if (state !== 'done') return states[state];
  return direction === 'in' ? states.cameIn : states.wentBack;
};

/** The same as the server is asked for it. */
export const narrowedTo = (state: string): object =>
  state === 'cameIn' || state === 'wentBack'
    ? { state: 'done', direction: state === 'cameIn' ? 'in' : 'out' }
    : { state };

/** How it moved, such as `Card, Flutterwave`. */
export const howWords = ({ method, provider }: Pick<MovementFragment, 'method' | 'provider'>): string =>
  [method && method !== 'online' && paymentMethods[method], provider && providerName(provider)]
    .filter(Boolean)
    .join(', ');

/** What it is found by in the provider's dashboard, or on paper. */
export const numberOf = ({ transactionId, refundId, receiptNumber }: MovementFragment): string =>
  refundId ?? transactionId ?? receiptNumber;
