import { useForm } from 'react-hook-form';
import { TextField } from '../../../screens/form/fields.tsx';
import { displayMoment, fromKampalaTime } from '../../../ui/moment.ts';
import { inHours, isToCome } from '../../book/hold-field.tsx';
import { seatsInWords } from '../../booking-words.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { HoldBookingDocument } from '../booking-work.generated.ts';
import { TellField } from '../tell-field.tsx';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

export function HoldDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const call = useBookingCall();
  const form = useForm({ defaultValues: { until: inHours(24), tell: true } });
  const { id, seats, status } = booking;
  return (
    <ActionDialog
      title={status === 'held' ? 'Hold the seats longer?' : 'Hold the seats?'}
      form={form}
      submitLabel="Hold"
      onClose={onClose}
      onSubmit={async ({ until, tell }) => {
        const moment = fromKampalaTime(until);
        await call(HoldBookingDocument, { id, until: moment, tell });
        return `Held until ${displayMoment(moment)}`;
      }}
    >
      <p>{seatsInWords(seats)} stay with this guest until then, and come free by themselves.</p>
      <TextField
        name="until"
        label="Until"
        type="datetime-local"
        hint="Kampala time (UTC+3)."
        rules={{
          required: 'Say until when.',
          validate: (typed: string) => isToCome(typed) || 'The time must be in the future.',
        }}
      />
      <TellField booking={booking} />
    </ActionDialog>
  );
}
