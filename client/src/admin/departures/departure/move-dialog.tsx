import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { toast } from 'sonner';
import { dayAfter, daysBetween, travelDays } from '../../../lib/travel-days.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { Button } from '../../../ui/button.tsx';
import { useSmallForm } from '../../office/use-small-form.ts';
import { FormProblem } from '../../screens/form/fields.tsx';
import { Input, Textarea } from '../../ui/controls.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';
import { departureName } from '../departure-words.ts';
import { afterConflict, dropDepartureLists } from '../form/departure-actions.ts';
import { Label, previewDelay } from './cancel-dialog.tsx';
import { Consequences } from './consequences.tsx';
import {
  type ConsequenceFragment,
  MoveDepartureDocument,
  MovePreviewDocument,
  type OpenedDepartureFragment,
} from './departure.generated.ts';

interface Props {
  departure: OpenedDepartureFragment;
  onClose(): void;
}

/** Moves a departure to other days with all its bookings, after the mails were seen. */
export function MoveDialog({ departure, onClose }: Props) {
  const { id, version } = departure;
  const formId = useId();
  const client = useApolloClient();
  const [startsOn, setStartsOn] = useState(departure.startsOn);
  const [endsOn, setEndsOn] = useState(departure.endsOn);
  const [reason, setReason] = useState('');
  const isOther = startsOn !== departure.startsOn || endsOn !== departure.endsOn;
  const isReady = Boolean(startsOn && endsOn) && isOther && endsOn >= startsOn;
  const settled = useSettled(reason.trim(), previewDelay);
  const preview = useQuery(MovePreviewDocument, {
    variables: { id, startsOn, endsOn, reason: settled || null },
    skip: !isReady,
    fetchPolicy: 'network-only',
  });
  const { data = preview.previousData } = preview;
  const { submit, problem, busy } = useSmallForm({
    check() {
      if (!startsOn || !endsOn) return 'Choose the first and the last day.';
      if (endsOn < startsOn) return 'The last day must be the first day or later.';
      if (!isOther) return 'Choose other days than those it has.';
      return reason.trim() ? null : 'Say why: guests read it in their mail.';
    },
    async send() {
      const variables = { id, startsOn, endsOn, reason: reason.trim(), version };
      await client
        .mutate({ mutation: MoveDepartureDocument, variables })
        .catch((error) => afterConflict(client, id, error));
      toast.success(`The departure is moved to ${travelDays(startsOn, endsOn)}`);
      onClose();
      dropDepartureLists(client.cache);
      void client.refetchQueries({ include: 'active' });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move this departure"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={formId} aria-disabled={busy}>
            {busy ? 'Moving...' : 'Move it and tell everybody'}
          </Button>
        </>
      }
    >
      <DialogBody>
        <chakra.form id={formId} onSubmit={submit} noValidate display="grid" gap="4">
          {problem && <FormProblem>{problem}</FormProblem>}
          <p>{departureName(departure)}. All its bookings go along, with their prices as they were agreed.</p>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="4">
            <div>
              <Label htmlFor={`${formId}-first`}>First day</Label>
              <Input
                id={`${formId}-first`}
                type="date"
                value={startsOn}
                onChange={({ target }) => {
                  setStartsOn(target.value);
                  // It lasts as long as before.
                  if (target.value)
                    setEndsOn(dayAfter(target.value, daysBetween(departure.startsOn, departure.endsOn)));
                }}
              />
            </div>
            <div>
              <Label htmlFor={`${formId}-last`}>Last day</Label>
              <Input
                id={`${formId}-last`}
                type="date"
                min={startsOn}
                value={endsOn}
                onChange={({ target }) => setEndsOn(target.value)}
              />
            </div>
          </Grid>
          <div>
            <Label htmlFor={`${formId}-reason`}>Why</Label>
            <Textarea
              id={`${formId}-reason`}
              value={reason}
              maxLength={1000}
              minH="5rem"
              aria-required
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          {isReady ? (
            <Consequences
              consequences={data?.consequences as ConsequenceFragment[] | undefined}
              error={preview.error}
              refetch={preview.refetch}
            />
          ) : (
            <chakra.p color="muted">Choose the days to see the mails that would leave.</chakra.p>
          )}
        </chakra.form>
      </DialogBody>
    </Dialog>
  );
}
