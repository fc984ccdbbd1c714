import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { toast } from 'sonner';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { useSmallForm } from '../../office/use-small-form.ts';
import { FormProblem } from '../../screens/form/fields.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { departureName } from '../departure-words.ts';
import { afterConflict } from '../form/departure-actions.ts';
import { Consequences } from './consequences.tsx';
import {
  CancelDepartureDocument,
  CancellationPreviewDocument,
  type ConsequenceFragment,
  type OpenedDepartureFragment,
} from './departure.generated.ts';

interface Props {
  departure: OpenedDepartureFragment;
  onClose(): void;
}

/** Milliseconds after the last key at which the mails are written anew. */
export const previewDelay = 400;

/** Cancels a departure with all its bookings, after the mails were seen. */
export function CancelDialog({ departure, onClose }: Props) {
  const { id, version } = departure;
  const formId = useId();
  const client = useApolloClient();
  const [reason, setReason] = useState('');
  const settled = useSettled(reason.trim(), previewDelay);
  const preview = useQuery(CancellationPreviewDocument, {
    variables: { id, reason: settled || null },
    fetchPolicy: 'network-only',
  });
  const { data = preview.previousData } = preview;
  const { submit, problem, busy } = useSmallForm({
    check: () => (reason.trim() ? null : 'Say why: guests read it in their mail.'),
    async send() {
      const variables = { id, reason: reason.trim(), version };
      await client
        .mutate({ mutation: CancelDepartureDocument, variables })
        .catch((error) => afterConflict(client, id, error));
      toast.success('The departure is cancelled');
      onClose();
      void client.refetchQueries({ include: 'active' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this departure"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="destructive" aria-disabled={busy}>
            {busy ? 'Cancelling...' : 'Cancel it and tell everybody'}
          </Button>
        </>
      }
    >
      <DialogBody>
        <chakra.form id={formId} onSubmit={submit} noValidate display="grid" gap="4">
          {problem && <FormProblem>{problem}</FormProblem>}
          <p>
            {departureName(departure)}. All bookings are cancelled by the agency: everything that was paid
            goes back, and waits under each booking to be decided. This cannot be undone.
          </p>
          <div>
            <Label htmlFor={`${formId}-reason`}>Why</Label>
            <Textarea
              id={`${formId}-reason`}
              value={reason}
              maxLength={1000}
              minH="5rem"
              aria-required
              aria-invalid={Boolean(problem) && !reason.trim()}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <Consequences
            consequences={data?.consequences as ConsequenceFragment[] | undefined}
            error={preview.error}
            refetch={preview.refetch}
          />
        </chakra.form>
      </DialogBody>
    </Dialog>
  );
}

export const Label = chakra('label', {
  base: { display: 'block', mb: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
});
