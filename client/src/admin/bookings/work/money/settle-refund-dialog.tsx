import { useForm } from 'react-hook-form';
import { formatMoney } from '../../../../lib/money.ts';
import { SelectField, TextField } from '../../../screens/form/fields.tsx';
import { optionsOf } from '../../../ui/controls.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { SettleRefundDocument } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Payment } from './payment-line.tsx';
import { neededReasonRules } from './payment-rules.ts';

const outcomes = { wentBack: 'It went back', didNot: 'It did not go back' };

/** What became of a refund that is unclear, as somebody saw it in the provider's own list. */
export function SettleRefundDialog({ payment, onClose }: { payment: Payment; onClose(): void }) {
  const { id, amount, currency, providerTransactionId } = payment;
  const call = useBookingCall();
  const form = useForm({ defaultValues: { outcome: '' as keyof typeof outcomes | '', reason: '' } });
  const outcome = form.watch('outcome');
  return (
    <ActionDialog
      title="What became of this refund?"
      form={form}
      submitLabel="Write it down"
      onClose={onClose}
      onSubmit={async ({ outcome, reason }) => {
        const wentBack = outcome === 'wentBack';
        await call(SettleRefundDocument, { id, wentBack, reason: reason.trim() });
        return wentBack ? `${formatMoney(amount, currency)} went back` : 'Please decide what is done instead';
      }}
    >
      <p>
        Open payment {providerTransactionId} in the provider’s dashboard and look at its refunds for{' '}
        <strong>{formatMoney(amount, currency)}</strong>.
      </p>
      <SelectField
        name="outcome"
        label="What you saw"
        rules={{ required: 'Say what you saw.' }}
        options={[{ value: '', label: 'Choose' }, ...optionsOf(outcomes)]}
      />
      {outcome === 'didNot' && (
        <p>A new line will wait to be decided: send it again, or give it back by hand.</p>
      )}
      <TextField
        name="reason"
        label="How you know"
        hint="Such as: refund 8123 is in the dashboard, paid out on 3 May."
        rules={neededReasonRules}
      />
    </ActionDialog>
  );
}
