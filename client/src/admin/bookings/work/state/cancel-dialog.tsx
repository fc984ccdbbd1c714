import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { useMay } from '../../../rights/rights.ts';
import { CheckField, LongTextField } from '../../../screens/form/fields.tsx';
import { seatsInWords } from '../../booking-words.ts';
import { ActionDialog } from '../action-dialog.tsx';
import { CancelBookingDocument } from '../booking-work.generated.ts';
import { MoneyField } from '../money/money-field.tsx';
import { TellField } from '../tell-field.tsx';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

/** Says what goes back before it is done: by the terms, all of it when the agency cancels, or another sum with a reason. */
export function CancelDialog({ booking, onClose }: { booking: Worked; onClose(): void }) {
  const { id, seats, currency, paid, refund } = booking;
  const call = useBookingCall();
  const mayHandleMoney = useMay('handleMoney');
  const form = useForm({
    defaultValues: {
      byAgency: false,
      refund: currency ? asTypedMoney(refund, currency) : '',
      reason: '',
      tell: true,
    },
  });
  const [byAgency, typed] = form.watch(['byAgency', 'refund']);
  const usual = byAgency ? paid : refund;
  const hasMoney = currency !== null && paid > 0;
  const { setValue } = form;
  // Another usual sum takes the place of the one before.
  useEffect(() => {
    if (currency) setValue('refund', asTypedMoney(usual, currency));
  }, [setValue, usual, currency]);
  const isOther = hasMoney && fromTypedMoney(typed, currency) !== usual;
  return (
    <ActionDialog
      title="Cancel this booking?"
      form={form}
      submitLabel="Cancel booking"
      destructive
      onClose={onClose}
      onSubmit={async ({ byAgency, reason, tell }) => {
        await call(CancelBookingDocument, {
          id,
          byAgency,
          tell,
          reason: reason.trim() || null,
          refund: isOther ? fromTypedMoney(typed, currency) : null,
        });
        return 'Booking cancelled';
      }}
    >
      <p>{seatsInWords(seats)} come free. This cannot be taken back: the guest would book anew.</p>
      <CheckField
        name="byAgency"
        label="The agency cancels"
        hint={hasMoney ? 'All that was paid goes back.' : 'Not the guest.'}
      />
      {hasMoney ? (
        <>
          <p>
            Paid: <strong>{formatMoney(paid, currency)}</strong>.{' '}
            {byAgency ? 'All of it goes back: ' : 'By the terms goes back: '}
            <strong>{formatMoney(usual, currency)}</strong>. It becomes a line “to decide” in the money of
            this booking.
          </p>
          {mayHandleMoney && (
            <MoneyField
              name="refund"
              label="Goes back"
              currency={currency}
              most={paid}
              hint={isOther ? 'Another sum than that: say why below.' : undefined}
            />
          )}
        </>
      ) : (
        <p>Nothing was paid, so nothing goes back.</p>
      )}
      <LongTextField
        name="reason"
        label="Why"
        rows={3}
        hint="Stands in the mail and in the timeline."
        rules={{
          validate: (text: string) =>
            isOther && text.trim() === ''
              ? 'Say why another sum goes back.'
              : text.length <= 1000 || 'Why must have 1,000 characters or fewer.',
        }}
      />
      <TellField booking={booking} />
    </ActionDialog>
  );
}
