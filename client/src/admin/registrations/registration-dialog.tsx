import { useQuery } from '@apollo/client/react';
import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { displayDate } from '../../lib/dates.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useMay } from '../rights/rights.ts';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import { Fact, FactCard } from '../screens/table/facts.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { displayMoment } from '../ui/moment.ts';
import { nameOf } from './name.ts';
import { noneSpecified } from './none-specified.ts';
import {
  type StaffRegistrationFragment,
  StaffRegistrationOpenedDocument,
  type StaffRegistrationOpenedQuery,
} from './registrations.generated.ts';

interface Props {
  item: StaffRegistrationFragment;
  onClose(): void;
}

/** All of a registration, with the medical notes. Each opening asks the server, which records it once, however often it asks again. */
export function RegistrationDialog({ item, onClose }: Props) {
  const [opening] = useState(randomKey);
  const { data, error, refetch } = useQuery(StaffRegistrationOpenedDocument, {
    variables: { id: item.id, opening },
    // Medical notes are not kept in the browser.
    fetchPolicy: 'no-cache',
  });
  return (
    <Dialog open onClose={onClose} title={nameOf(item)}>
      <DialogBody>
        {data?.item ? (
          <Cards registration={data.item} />
        ) : data ? (
          <Box py="8">This registration was deleted meanwhile.</Box>
        ) : error ? (
          <FailedRows
            message={readFailure(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingRows />
        )}
      </DialogBody>
    </Dialog>
  );
}

function Cards({ registration }: { registration: NonNullable<StaffRegistrationOpenedQuery['item']> }) {
  const { dateOfBirth, anonymisedAt, consentVersion, consentAt } = registration;
  const mayReadHealth = useMay('readHealth');
  return (
    <Grid templateColumns={{ md: '1fr 1fr' }} gap="4" alignItems="stretch">
      <FactCard title="Personal Information">
        <Fact name="Name" value={nameOf(registration)} />
        <Fact name="Email" value={registration.email} />
        <Fact name="Phone" value={registration.phone} />
        <Fact name="Date of birth" value={dateOfBirth && displayDate(dateOfBirth)} />
      </FactCard>
      <FactCard title="Program Details">
        <Fact name="Program" value={registration.program.name} />
        <Fact name="Start date" value={displayDate(registration.startDate)} />
        <Fact name="Registered" value={displayMoment(registration.createdAt)} />
        <Fact name="Consent" value={`Version ${consentVersion}, ${displayMoment(consentAt)}`} />
        {anonymisedAt && <Fact name="Anonymised" value={displayMoment(anonymisedAt)} />}
      </FactCard>
      <FactCard title="Emergency Contact">
        <Fact name="Emergency person" value={registration.emergencyName} />
        <Fact name="Emergency phone" value={registration.emergencyPhone} />
        <Fact name="Relationship" value={registration.emergencyRelation} />
      </FactCard>
      {mayReadHealth && (
        <FactCard title="Medical Information">
          <Fact name="Medical conditions" value={registration.medicalConditions} none={noneSpecified} />
          <Fact name="Allergies" value={registration.allergies} none={noneSpecified} />
          <Fact name="Medications" value={registration.medications} none={noneSpecified} />
        </FactCard>
      )}
    </Grid>
  );
}
