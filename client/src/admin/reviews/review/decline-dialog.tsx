import { useForm } from 'react-hook-form';
import { ActionDialog } from '../../bookings/work/action-dialog.tsx';
import { checksOf } from '../../screens/form/checks.ts';
import { LongTextField } from '../../screens/form/fields.tsx';
import { decideReviewRules } from '../reviews.generated.ts';

interface Props {
  /** Whether visitors read it at the moment. */
  isShown: boolean;
  onDecline(reason: string): Promise<void>;
  onClose(): void;
}

/** Keeps a review from visitors, with a word to its guest if staff like. */
export function DeclineDialog({ isShown, onDecline, onClose }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <ActionDialog
      title={isShown ? 'Take this review down?' : 'Decline this review?'}
      form={form}
      submitLabel={isShown ? 'Take it down' : 'Decline'}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await onDecline(reason.trim());
        return 'Review declined';
      }}
    >
      <p>
        Visitors do not read it{isShown && ' any more'}. No mail leaves; the guest sees it on the page of the
        booking.
      </p>
      <LongTextField
        name="reason"
        label="Reason"
        hint="The guest reads it."
        rows={3}
        rules={checksOf('Reason', decideReviewRules.reason)}
      />
    </ActionDialog>
  );
}
