import { useForm } from 'react-hook-form';
import { neededText } from '../../../screens/form/checks.ts';
import { LongTextField } from '../../../screens/form/fields.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { DeclineBookingDocument, declineBookingRules } from '../booking-work.generated.ts';
import { TellField } from '../tell-field.tsx';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

export function DeclineDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const call = useBookingCall();
  const form = useForm({ defaultValues: { reason: '', tell: true } });
  return (
    <ActionDialog
      title="Decline this request?"
      form={form}
      submitLabel="Decline"
      destructive
      onClose={onClose}
      onSubmit={async ({ reason, tell }) => {
        await call(DeclineBookingDocument, { id: booking.id, reason: reason.trim(), tell });
        return 'Declined';
      }}
    >
      <p>Its seats come free. This cannot be taken back: the guest would book anew.</p>
      <LongTextField
        name="reason"
        label="Why"
        rows={3}
        hint="A sentence for the guest; it stands in the mail."
        rules={neededText('Say why, in a sentence for the guest.', 'Why', declineBookingRules.reason)}
      />
      <TellField booking={booking} />
    </ActionDialog>
  );
}
