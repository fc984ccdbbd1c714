// The form by which staff book for somebody, as on the telephone.
import type { PartyInput } from '../../../generated/schema.ts';
import type { Edited, Row } from '../../screens/editing/edited.ts';
import { textsOf } from '../../screens/editing/edited.ts';
import { type Field, type Form, form, row, type Values } from '../../screens/form/form.tsx';
import type { SavedAs } from '../../screens/form/items/items.tsx';
import { check, longText, number, text } from '../../screens/form/kinds.tsx';
import { fromKampalaTime, toKampalaTime } from '../../ui/moment.ts';
import {
  type BookedRegistrationQuery,
  type StaffBookingInput,
  staffBookingInputRules,
} from './book.generated.ts';
import { DateField } from './date-field.tsx';
import { HoldField } from './hold-field.tsx';
import { oneAdult, PartyField, partyOf, partyValues } from './party-field.tsx';

/** A booking as far as it is made here; nothing of it is changed here. */
export type Booked = Row & SavedAs<StaffBookingInput>;

/** What is known of who registered. */
export type Registration = NonNullable<BookedRegistrationQuery['item']>;

/** What is known before anything is typed; `programId`: whose dates are offered first. */
export type Prefilled = { departureId?: number } & Partial<Omit<Registration, 'id' | 'startDate'>>;

const party: Field<PartyInput[]> = {
  blank: () => [oneAdult],
  read: (saved) => partyValues(saved),
  send: (typed) => partyOf(typed as Values[]),
  draw: (props) => <PartyField {...props} />,
};

const heading = { create: 'Book for Somebody', edit: 'Book for Somebody' };

export function bookingForm({ programId, ...known }: Prefilled): Form<Booked, StaffBookingInput> {
  const made = form<Booked, StaffBookingInput>(
    heading,
    staffBookingInputRules,
  )({
    departureId: number({ label: 'Date', draw: (props) => <DateField {...props} programId={programId} /> }),
    party,
    ...row('1fr 1fr', { firstName: text(), lastName: text() }),
    ...row('1fr 1fr', {
      email: text({ hint: 'Left empty, the guest gets no mails.' }),
      phone: text(),
    }),
    message: longText({ rows: 3, label: 'What the guest wishes' }),
    holdUntil: text({
      label: 'Seats',
      read: toKampalaTime,
      send: (typed) => (typed ? fromKampalaTime(String(typed)) : null),
      words: (typed) => String(typed).replace('T', ' ') || 'Confirmed at once',
      draw: (props) => <HoldField {...props} />,
    }),
    tell: check({
      label: 'Mail the guest',
      hint: 'What is booked, what it costs and the link to the booking.',
      blank: true,
    }),
  });
  const begun = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, String(value)]));
  return { ...made, blank: () => ({ ...made.blank(), ...begun }) };
}

/** `of` tells drafts apart: of a registration, or of nobody yet. */
export const bookedResource = (prefilled: Prefilled, of: string): Edited<Booked> => ({
  noun: 'booking',
  hasHistory: false,
  draftKey: `booking${of}`,
  form: bookingForm(prefilled),
  texts: textsOf('Booking', { created: 'Booked' }),
});
