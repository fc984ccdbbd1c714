import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { PaymentDirection, PaymentMethod, PriceCurrency } from '../../../../generated/schema.ts';
import { readFailure } from '../../../../lib/api/failure.ts';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { randomKey } from '../../../../lib/random-key.ts';
import { todayInKampala } from '../../../../lib/today.ts';
import { SelectField, TextField } from '../../../screens/form/fields.tsx';
import { optionsOf } from '../../../ui/controls.tsx';
import { methodsByHand } from '../../booking-words.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { RecordPaymentDocument } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';
import { MoneyField } from './money-field.tsx';
import { dayPaidRules, reasonRules, receiptRules } from './payment-rules.ts';

interface Props {
  booking: Worked;
  currency: PriceCurrency;
  onClose(): void;
}

const directions: Record<PaymentDirection, string> = { in: 'It came in', out: 'It went back' };

/** Where money is written down that came in or went back. It is there once, however often it is sent. */
export function PaymentDialog({ booking, currency, onClose }: Props) {
  const { id, status, paid, outstanding } = booking;
  const call = useBookingCall();
  const key = useRef(randomKey());
  const expected = expectedNow(booking);
  const form = useForm({
    defaultValues: {
      direction: 'in' as PaymentDirection,
      amount: expected > 0 ? asTypedMoney(expected, currency) : '',
      method: 'cash' as PaymentMethod,
      receiptNumber: '',
      paidOn: todayInKampala(),
      reason: '',
    },
  });
  const direction = form.watch('direction');
  return (
    <ActionDialog
      title="Write down money"
      form={form}
      submitLabel="Write it down"
      onClose={onClose}
      onSubmit={async ({ amount, receiptNumber, reason, ...input }) => {
        const sum = fromTypedMoney(amount, currency);
        try {
          await call(RecordPaymentDocument, {
            bookingId: id,
            key: key.current,
            input: {
              ...input,
              currency,
              amount: sum,
              receiptNumber: receiptNumber.trim(),
              reason: reason.trim() || null,
            },
          });
        } catch (error) {
          // What was refused was not written down: what is sent next is another payment.
          if (!['OFFLINE', 'UNAVAILABLE'].includes(readFailure(error).code)) key.current = randomKey();
          throw error;
        }
        return `${formatMoney(sum, currency)} written down`;
      }}
    >
      <p>
        Paid so far {formatMoney(paid, currency)}, still to pay {formatMoney(outstanding, currency)}. What is
        written down is never changed, only countered.
      </p>
      {direction === 'in' && ['requested', 'held', 'expired'].includes(status) && (
        <p>With its deposit the booking is confirmed by itself, and the guest is mailed.</p>
      )}
      <SelectField
        name="direction"
        label="Direction"
        rules={{ required: true }}
        options={optionsOf(directions)}
      />
      <Grid templateColumns={{ sm: '1fr 1fr' }} gap="5" alignItems="start">
        <MoneyField
          name="amount"
          label="Sum"
          currency={currency}
          least={1}
          most={direction === 'out' ? paid : undefined}
        />
        <SelectField
          name="method"
          label="How"
          rules={{ required: true }}
          options={optionsOf(methodsByHand)}
        />
        <TextField name="receiptNumber" label="Receipt number" rules={receiptRules} />
        <TextField name="paidOn" label="Day" type="date" rules={dayPaidRules} />
      </Grid>
      <TextField name="reason" label="Remark" rules={reasonRules} />
    </ActionDialog>
  );
}

/** What is paid next: the deposit, then all the rest. */
function expectedNow({ deposit, paid, outstanding }: Worked): number {
  return deposit !== null && paid < deposit ? deposit - paid : outstanding;
}
