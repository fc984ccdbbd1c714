import { useForm } from 'react-hook-form';
import { seatsInWords } from '../../booking-words.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { ConfirmBookingDocument } from '../booking-work.generated.ts';
import { TellField } from '../tell-field.tsx';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

export function ConfirmDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const call = useBookingCall();
  const form = useForm({ defaultValues: { tell: true } });
  const { id, seats, status, deposit, paid, currency } = booking;
  const isUnpaid = currency !== null && deposit !== null && paid < deposit;
  return (
    <ActionDialog
      title="Confirm this booking?"
      form={form}
      submitLabel="Confirm"
      onClose={onClose}
      onSubmit={async ({ tell }) => {
        await call(ConfirmBookingDocument, { id, tell });
        return 'Confirmed';
      }}
    >
      <p>
        {status === 'expired'
          ? `It lapsed. It is confirmed if ${seatsInWords(seats)} on this date are still free.`
          : `${seatsInWords(seats)} on this date are then sold.`}
      </p>
      {isUnpaid && <p>The deposit is not written down yet. It can be confirmed all the same.</p>}
      <TellField booking={booking} />
    </ActionDialog>
  );
}
