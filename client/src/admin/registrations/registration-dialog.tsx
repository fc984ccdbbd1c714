import { useQuery } from '@apollo/client/react';
import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import { Presence } from '../live/presence.tsx';
import { OpenAsPage } from '../office/open-as-page.tsx';
import { useMay } from '../rights/rights.ts';
import type { DetailsProps } from '../screens/inbox/inbox.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import {
  EmergencyCard,
  MedicalCard,
  type OpenedRegistration,
  PersonalCard,
  ProgramCard,
} from './registration-cards.tsx';
import { nameOf } from './registration-words.ts';
import {
  type StaffRegistrationFragment,
  StaffRegistrationOpenedDocument,
} from './registrations.generated.ts';

/** All of a registration, with the medical notes. Each opening asks the server, which records it once, however often it asks again. */
export function RegistrationDialog({ id, item, onClose }: DetailsProps<StaffRegistrationFragment>) {
  const [opening] = useState(randomKey);
  const { data, error, refetch } = useQuery(StaffRegistrationOpenedDocument, {
    variables: { id, opening },
    // Medical notes are not kept in the browser.
    fetchPolicy: 'no-cache',
  });
  const named = data?.item ?? item;
  return (
    <Dialog
      open
      onClose={onClose}
      title={named ? nameOf(named) : 'Registration'}
      footer={<OpenAsPage subject={{ kind: 'registration', id }} />}
    >
      <DialogBody>
        <Presence kind="registration" id={id} />
        {data?.item ? (
          <Cards registration={data.item} />
        ) : data ? (
          <Box py="8">This registration was deleted meanwhile.</Box>
        ) : (
          <Unanswered error={error} refetch={refetch} />
        )}
      </DialogBody>
    </Dialog>
  );
}

function Cards({ registration }: { registration: OpenedRegistration }) {
  const mayReadHealth = useMay('readHealth');
  return (
    <Grid templateColumns={{ md: '1fr 1fr' }} gap="4" alignItems="stretch">
      <PersonalCard registration={registration} />
      <ProgramCard registration={registration} />
      <EmergencyCard registration={registration} />
      {mayReadHealth && <MedicalCard registration={registration} />}
    </Grid>
  );
}
