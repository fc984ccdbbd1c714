import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import type { PriceCurrency } from '../../../../generated/schema.ts';
import { readFailure } from '../../../../lib/api/failure.ts';
import { asTypedMoney, formatMoney, fromTypedMoney } from '../../../../lib/money.ts';
import { randomKey } from '../../../../lib/random-key.ts';
import { todayInKampala } from '../../../../lib/today.ts';
import { checksOf } from '../../../screens/form/checks.ts';
import { LongTextField, TextField } from '../../../screens/form/fields.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { disputeInputRules, NoteDisputeDocument } from '../booking-work.generated.ts';
import { MoneyField } from '../money/money-field.tsx';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';
import { canBeChargedBack } from './charged-back.ts';

interface Props {
  booking: Worked;
  currency: PriceCurrency;
  onClose(): void;
}

/** In the sentences of the server. */
const dayToAnswerRules: RegisterOptions = {
  required: 'Answer by is required.',
  validate: (typed: string) => typed >= todayInKampala() || 'Answer by must be today or later.',
};

/** Where a chargeback is noted. It is there once, however often it is sent. */
export function DisputeDialog({ booking, currency, onClose }: Props) {
  const call = useBookingCall();
  const key = useRef(randomKey());
  const last = booking.payments.filter(canBeChargedBack).at(-1);
  const form = useForm({
    defaultValues: {
      amount: last ? asTypedMoney(last.amount, currency) : '',
      caseNumber: '',
      reason: '',
      answerBy: todayInKampala(),
    },
  });
  return (
    <ActionDialog
      title="Note a chargeback"
      form={form}
      submitLabel="Note it"
      onClose={onClose}
      onSubmit={async ({ amount, caseNumber, reason, answerBy }) => {
        const sum = fromTypedMoney(amount, currency);
        try {
          await call(NoteDisputeDocument, {
            bookingId: booking.id,
            key: key.current,
            input: { amount: sum, caseNumber: caseNumber.trim() || null, reason: reason.trim(), answerBy },
          });
        } catch (error) {
          // What was refused was not written down: what is sent next is another one.
          if (!['OFFLINE', 'UNAVAILABLE'].includes(readFailure(error).code)) key.current = randomKey();
          throw error;
        }
        return `Chargeback of ${formatMoney(sum, currency)} noted`;
      }}
    >
      <p>
        The provider’s mail says by when it wants an answer: often within 10 to 30 working hours. Until then
        it stands on everybody’s ‘Today’.
      </p>
      <Grid templateColumns={{ sm: '1fr 1fr' }} gap="5" alignItems="start">
        <MoneyField name="amount" label="Sum" currency={currency} least={1} />
        <TextField name="answerBy" label="Answer by" type="date" rules={dayToAnswerRules} />
      </Grid>
      <TextField
        name="caseNumber"
        label="Number of the case"
        rules={checksOf('Number of the case', disputeInputRules.caseNumber)}
      />
      <LongTextField
        name="reason"
        label="What the bank says"
        rows={3}
        rules={checksOf('What the bank says', disputeInputRules.reason)}
      />
    </ActionDialog>
  );
}
