import { useForm } from 'react-hook-form';
import { formatMoney } from '../../../../lib/money.ts';
import { checksOf } from '../../../screens/form/checks.ts';
import { LongTextField } from '../../../screens/form/fields.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import {
  AnswerDisputeDocument,
  answerDisputeRules,
  type StaffDisputeFragment,
} from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';

/** Writes down what was answered: the chargeback waits no more. */
export function AnswerDialog({ dispute, onClose }: { dispute: StaffDisputeFragment; onClose(): void }) {
  const call = useBookingCall();
  const form = useForm({ defaultValues: { answer: '' } });
  return (
    <ActionDialog
      title="The chargeback is answered"
      form={form}
      submitLabel="Write it down"
      onClose={onClose}
      onSubmit={async ({ answer }) => {
        await call(AnswerDisputeDocument, { id: dispute.id, answer: answer.trim() });
        return 'Written down';
      }}
    >
      <p>
        For when the provider has its answer about {formatMoney(dispute.amount, dispute.currency)}. It stands
        on nobody’s ‘Today’ any more.
      </p>
      <LongTextField
        name="answer"
        label="What was answered"
        rows={3}
        rules={checksOf('What was answered', answerDisputeRules.answer)}
      />
    </ActionDialog>
  );
}
