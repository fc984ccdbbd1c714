import { Grid } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '../../../../generated/schema.ts';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { todayInKampala } from '../../../../lib/today.ts';
import { SelectField, TextField } from '../../../screens/form/fields.tsx';
import { optionsOf } from '../../../ui/controls.tsx';
import { methodsByHand } from '../../booking-words.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { DecideRefundDocument } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import { MoneyField } from './money-field.tsx';
import type { Payment } from './payment-line.tsx';
import { dayPaidRules, neededReasonRules, reasonRules, receiptRules } from './payment-rules.ts';

/** What goes back of a line 'to decide', and how it was paid back; or nothing, with a reason. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose(): void }) {
  const { id, amount: given, currency } = payment;
  const call = useBookingCall();
  const form = useForm({
    defaultValues: {
      amount: asTypedMoney(given, currency),
      method: 'bank' as PaymentMethod,
      receiptNumber: '',
      paidOn: todayInKampala(),
      reason: '',
    },
  });
  const sum = fromTypedMoney(form.watch('amount'), currency);
  return (
    <ActionDialog
      title="Decide what goes back"
      form={form}
      fields={['amount', 'method', 'receiptNumber', 'paidOn', 'reason']}
      submitLabel={sum > 0 ? 'Write down that it went back' : 'Nothing goes back'}
      onClose={onClose}
      onSubmit={async ({ method, receiptNumber, paidOn, reason }) => {
        const how = sum > 0 ? { method, receiptNumber: receiptNumber.trim(), paidOn } : {};
        await call(DecideRefundDocument, {
          id,
          input: { amount: sum, ...how, reason: reason.trim() || null },
        });
        return sum > 0 ? `${formatMoney(sum, currency)} went back` : 'Nothing goes back';
      }}
    >
      <p>
        By the terms <strong>{formatMoney(given, currency)}</strong> goes back. Type 0 where nothing does.
      </p>
      <MoneyField name="amount" label="Goes back" currency={currency} />
      {sum > 0 && (
        <Grid templateColumns={{ sm: '1fr 1fr' }} gap="5" alignItems="start">
          <SelectField
            name="method"
            label="How"
            rules={{ required: true }}
            options={optionsOf(methodsByHand)}
          />
          <TextField name="paidOn" label="Day" type="date" rules={dayPaidRules} />
          <TextField name="receiptNumber" label="Receipt number" rules={receiptRules} />
        </Grid>
      )}
      <TextField
        key={String(sum === given)}
        name="reason"
        label="Why"
        hint={sum === given ? undefined : 'Needed, as it is another sum than the terms give.'}
        rules={sum === given ? reasonRules : neededReasonRules}
      />
    </ActionDialog>
  );
}
