import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { ActionDialog } from '../../bookings/work/action-dialog.tsx';
import { neededText } from '../../screens/form/checks.ts';
import { TextField } from '../../screens/form/fields.tsx';
import {
  CloseDifferenceDocument,
  closePaymentDifferenceRules,
  type DifferenceFragment,
  DifferencesDocument,
} from './differences.generated.ts';

/** Closes a difference with a sentence that colleagues read later. */
export function CloseDifferenceDialog({
  difference: { id, here, there },
  onClose,
}: {
  difference: DifferenceFragment;
  onClose(): void;
}) {
  const client = useApolloClient();
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <ActionDialog
      title="Close this difference?"
      form={form}
      submitLabel="Close it"
      onClose={onClose}
      onSubmit={async ({ note }) => {
        await client.mutate({
          mutation: CloseDifferenceDocument,
          variables: { id: String(id), note: note.trim() },
          refetchQueries: [DifferencesDocument],
          awaitRefetchQueries: true,
        });
        return 'Closed';
      }}
    >
      <p>
        Here: <strong>{here}</strong>. The provider: <strong>{there}</strong>. No money moves by this, and
        nothing in the books changes.
      </p>
      <TextField
        name="note"
        label="What became of it"
        hint="Such as: given back in the dashboard on 3 May, written down by hand."
        rules={neededText('Say what became of it.', 'This', closePaymentDifferenceRules.note)}
      />
    </ActionDialog>
  );
}
