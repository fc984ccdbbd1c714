import { useForm } from 'react-hook-form';
import type { PriceCurrency } from '../../../../generated/schema.ts';
import { asTypedMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { SelectField, TextField } from '../../../screens/form/fields.tsx';
import { optionsOf } from '../../../ui/controls.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { SetBookingLinesDocument } from '../booking-work.generated.ts';
import { neededReasonRules } from '../money/payment-rules.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';
import { currencies, DepositField, LineFields, sentLine, type TypedLine, typedLine } from './line-fields.tsx';

/** The price of a booking, line by line, by hand: a discount is a line below 0. */
export function LinesDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const { id, version, currency: before, lines, seats, deposit, payments } = booking;
  const call = useBookingCall();
  const first = before ?? 'USD';
  const blank: TypedLine = { text: '', count: String(seats), unitAmount: '', unitPermit: '0' };
  const form = useForm({
    defaultValues: {
      currency: first as PriceCurrency,
      lines: lines.length > 0 ? lines.map((line) => typedLine(line, first)) : [blank],
      deposit: deposit === null ? '' : asTypedMoney(deposit, first),
      reason: '',
    },
  });
  const currency = form.watch('currency');
  return (
    <ActionDialog
      title={before ? 'Change the price' : 'Write the price'}
      form={form}
      submitLabel="Save the price"
      onClose={onClose}
      onSubmit={async ({ lines, deposit, reason }) => {
        await call(SetBookingLinesDocument, {
          id,
          version,
          currency,
          lines: lines.map((line) => sentLine(line, currency)),
          deposit: deposit === '' ? null : fromTypedMoney(deposit, currency),
          reason: reason.trim(),
        });
        return 'Price saved';
      }}
    >
      {payments.length === 0 && (
        <SelectField
          name="currency"
          label="Currency"
          rules={{ required: true }}
          options={optionsOf(currencies)}
        />
      )}
      <LineFields currency={currency} count={seats} />
      <DepositField currency={currency} />
      <TextField name="reason" label="Why" rules={neededReasonRules} hint="Stands in the timeline." />
    </ActionDialog>
  );
}
