import { useForm } from 'react-hook-form';
import { formatMoney } from '../../../../lib/money.ts';
import { TextField } from '../../../screens/form/fields.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { CounterPaymentDocument } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Payment } from './payment-line.tsx';
import { neededReasonRules } from './payment-rules.ts';

/** Writes down the opposite of what was written by mistake: both stay. */
export function CounterDialog({ payment, onClose }: { payment: Payment; onClose(): void }) {
  const call = useBookingCall();
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <ActionDialog
      title="Counter this payment?"
      form={form}
      submitLabel="Counter it"
      destructive
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await call(CounterPaymentDocument, { id: payment.id, reason: reason.trim() });
        return 'Countered';
      }}
    >
      <p>
        The opposite of {formatMoney(payment.amount, payment.currency)} is written down, so that it counts no
        more. Both lines stay.
      </p>
      <TextField name="reason" label="Why" rules={neededReasonRules} />
    </ActionDialog>
  );
}
