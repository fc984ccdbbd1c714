import { useApolloClient } from '@apollo/client/react';
import { CalendarClock, Pencil, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BookingState } from '../../../../generated/schema.ts';
import { responseData } from '../../../../lib/api/response-data.ts';
import { Button } from '../../../../ui/button.tsx';
import { dropTimelines } from '../../../office/work-kind.ts';
import { useMay } from '../../../rights/rights.ts';
import { fetchNow } from '../../../screens/content.ts';
import { type Actions, type Edited, type Row, textsOf } from '../../../screens/editing/edited.ts';
import { FormDialog } from '../../../screens/editing/form-dialog.tsx';
import { form, row } from '../../../screens/form/form.tsx';
import type { SavedAs } from '../../../screens/form/items/items.tsx';
import { longText, text } from '../../../screens/form/kinds.tsx';
import {
  type BookingContactInput,
  BookingWorkDocument,
  bookingContactInputRules,
  UpdateBookingDocument,
} from '../booking-work.generated.ts';
import type { Worked } from '../worked-booking.ts';
import { MoveDialog } from './move-dialog.tsx';
import { PartyDialog } from './party-dialog.tsx';

/** Those whose seats can still be changed. */
const changeable: readonly BookingState[] = ['requested', 'held', 'confirmed'];

/** What can be changed of a booking from the head of its page. */
export function ChangeButtons({ booking }: { booking: Worked }) {
  const [opened, setOpened] = useState<'contact' | 'date' | 'party' | null>(null);
  const actions = useContactActions();
  const mayWrite = useMay('writeOffice');
  const close = () => setOpened(null);
  if (!mayWrite) return null;
  return (
    <>
      {changeable.includes(booking.status) && (
        <>
          <Button variant="outline" onClick={() => setOpened('date')}>
            <CalendarClock aria-hidden />
            Change date
          </Button>
          <Button variant="outline" onClick={() => setOpened('party')}>
            <Users aria-hidden />
            Change party
          </Button>
        </>
      )}
      {!booking.anonymisedAt && (
        <Button variant="outline" onClick={() => setOpened('contact')}>
          <Pencil aria-hidden />
          Edit
        </Button>
      )}
      {opened === 'date' && <MoveDialog booking={booking} onClose={close} />}
      {opened === 'party' && <PartyDialog booking={booking} onClose={close} />}
      {opened === 'contact' && (
        <FormDialog
          resource={contact}
          actions={actions}
          item={booking as Contact}
          onClose={close}
          onSaved={close}
        />
      )}
    </>
  );
}

type Contact = Row & SavedAs<BookingContactInput>;

const contact: Edited<Contact> = {
  noun: 'booking',
  hasHistory: false,
  draftKey: 'contact of a booking',
  form: form<Contact, BookingContactInput>(
    { create: 'Edit Booking', edit: 'Edit Booking' },
    bookingContactInputRules,
  )({
    ...row('1fr 1fr', { firstName: text(), lastName: text() }),
    ...row('1fr 1fr', { email: text({ hint: 'Left empty, the guest gets no mails.' }), phone: text() }),
    message: longText({ rows: 4, label: 'What the guest wishes' }),
  }),
  texts: textsOf('Booking'),
};

/** Correcting who booked. The answer says what lists show of it, so each of them follows. */
function useContactActions(): Omit<Actions<Contact>, 'remove'> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      fetch: async (id) => (await fetchNow(client, BookingWorkDocument, id)) as Contact | null,
      async update(id, values, version) {
        const input = contact.form.send(values) as BookingContactInput;
        const { data } = await client.mutate({
          mutation: UpdateBookingDocument,
          variables: { id, input, version },
        });
        dropTimelines(client);
        return responseData(data).saved as unknown as Contact;
      },
      create: () => Promise.reject(new Error('A booking is made on the page “Book for Somebody”.')),
    }),
    [client],
  );
}
