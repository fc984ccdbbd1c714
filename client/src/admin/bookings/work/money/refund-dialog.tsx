import { Grid } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod, PriceCurrency } from '../../../../generated/schema.ts';
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

interface Props {
  payment: Payment;
  /** What the payment provider could give back of the booking. */
  online: number;
  onClose(): void;
}

const onlineWay = { value: 'online', label: 'Online, the way it came in' };

/** What goes back of a line 'to decide', and how: through the provider by a press, or as it was paid back by hand; or nothing, with a reason. */
export function RefundDialog({ payment, online, onClose }: Props) {
  const { id, amount: given, currency } = payment;
  const call = useBookingCall();
  const form = useForm({
    defaultValues: {
      amount: asTypedMoney(given, currency),
      method: (online > 0 ? 'online' : 'bank') as PaymentMethod,
      receiptNumber: '',
      paidOn: todayInKampala(),
      reason: '',
    },
  });
  const sum = fromTypedMoney(form.watch('amount'), currency);
  const isOnline = form.watch('method') === 'online';
  const ways = optionsOf(methodsByHand);
  const methods = online > 0 ? [onlineWay, ...ways] : ways;
  return (
    <ActionDialog
      title="Decide what goes back"
      form={form}
      submitLabel={labelOf(sum, isOnline, Math.min(sum, online), currency)}
      onClose={onClose}
      onSubmit={async ({ method, receiptNumber, paidOn, reason }) => {
        const paidByStaff = { method, receiptNumber: receiptNumber.trim(), paidOn };
        const how = isOnline ? { method } : paidByStaff;
        await call(DecideRefundDocument, {
          id,
          input: { amount: sum, ...(sum > 0 ? how : {}), reason: reason.trim() || null },
        });
        if (sum === 0) return 'Nothing goes back';
        return isOnline
          ? `${formatMoney(Math.min(sum, online), currency)} is on its way back`
          : `${formatMoney(sum, currency)} went back`;
      }}
    >
      <p>
        By the terms <strong>{formatMoney(given, currency)}</strong> goes back. Type 0 where nothing does.
      </p>
      <MoneyField name="amount" label="Goes back" currency={currency} />
      {sum > 0 && (
        <>
          <SelectField
            name="method"
            label="How"
            rules={{ required: true }}
            options={methods}
            hint={isOnline ? 'To the card or the telephone that paid, in 3 to 15 working days.' : undefined}
          />
          {isOnline && sum > online && (
            <p>
              Only {formatMoney(online, currency)} came in online. The other{' '}
              {formatMoney(sum - online, currency)} stays here to be given back by hand.
            </p>
          )}
          {!isOnline && (
            <Grid templateColumns={{ sm: '1fr 1fr' }} gap="5" alignItems="start">
              <TextField name="paidOn" label="Day" type="date" rules={dayPaidRules} />
              <TextField name="receiptNumber" label="Receipt number" rules={receiptRules} />
            </Grid>
          )}
        </>
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

function labelOf(sum: number, isOnline: boolean, moved: number, currency: PriceCurrency): string {
  if (!(sum > 0)) return 'Nothing goes back';
  return isOnline ? `Give ${formatMoney(moved, currency)} back now` : 'Write down that it went back';
}
