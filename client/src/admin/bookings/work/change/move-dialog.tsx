import { useForm } from 'react-hook-form';
import { travelDays } from '../../../../lib/travel-days.ts';
import { DateField } from '../../book/date-field.tsx';
import { seatsInWords } from '../../booking-words.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { MoveBookingDocument } from '../booking-work.generated.ts';
import { TellField } from '../tell-field.tsx';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

/** To another date: the seats there and here change hands in one step, and the price stays. */
export function MoveDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const { id, seats, startsOn, endsOn, programId, departureId } = booking;
  const call = useBookingCall();
  const form = useForm({ defaultValues: { departureId: '', tell: true } });
  return (
    <ActionDialog
      title="Change the date"
      form={form}
      submitLabel="Change the date"
      onClose={onClose}
      onSubmit={async ({ departureId, tell }) => {
        const { booking: moved } = await call(MoveBookingDocument, {
          id,
          departureId: Number(departureId),
          tell,
        });
        return `Now ${travelDays(moved.startsOn, moved.endsOn)}`;
      }}
    >
      <p>
        Now {travelDays(startsOn, endsOn)}. {seatsInWords(seats)} are given back there and taken on the other
        date in one step. The price stays as it is: change it afterwards where it differs.
      </p>
      <DateField
        name="departureId"
        label="Other date"
        rules={{
          validate: (chosen: string) =>
            Number(chosen) !== departureId || 'The booking is on this date already.',
        }}
        programId={programId}
      />
      <TellField booking={booking} />
    </ActionDialog>
  );
}
