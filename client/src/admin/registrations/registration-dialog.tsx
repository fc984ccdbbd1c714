import { useQuery } from '@apollo/client/react';
import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Presence } from '../live/presence.tsx';
import { OpenAsPage } from '../office/open-as-page.tsx';
import { useMay } from '../rights/rights.ts';
import type { DetailsProps } from '../screens/inbox/inbox.ts';
import { Unanswered } from '../screens/list/list-states.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { Fact, FactCard } from '../ui/facts.tsx';
import { displayMoment } from '../ui/moment.ts';
import type { StaffRegistrationFragment } from './registration-row.generated.ts';
import { nameOf, noneSpecified } from './registration-words.ts';
import {
  StaffRegistrationOpenedDocument,
  type StaffRegistrationOpenedQuery,
} from './registrations.generated.ts';

type OpenedRegistration = NonNullable<StaffRegistrationOpenedQuery['item']>;
type Health = Pick<OpenedRegistration, 'medicalConditions' | 'allergies' | 'medications'>;
type Known = Omit<OpenedRegistration, keyof Health | 'program'> & { program: { name: string } };

/** What is known of a registration, each part on a card of its own. */
export function KnownCards({ registration }: { registration: Known }) {
  const { email, phone, dateOfBirth, program, startDate, createdAt, anonymisedAt } = registration;
  const { consentVersion, consentAt, emergencyName, emergencyPhone, emergencyRelation } = registration;
  return (
    <>
      <FactCard title="Personal Information">
        <Fact name="Name" value={nameOf(registration)} />
        <Fact name="Email" value={email} />
        <Fact name="Phone" value={phone} />
        <Fact name="Date of birth" value={dateOfBirth && displayDate(dateOfBirth)} />
      </FactCard>
      <FactCard title="Program Details">
        <Fact name="Program" value={program.name} />
        <Fact name="Start date" value={displayDate(startDate)} />
        <Fact name="Registered" value={displayMoment(createdAt)} />
        <Fact name="Consent" value={`Version ${consentVersion}, ${displayMoment(consentAt)}`} />
        {anonymisedAt && <Fact name="Anonymised" value={displayMoment(anonymisedAt)} />}
      </FactCard>
      <FactCard title="Emergency Contact">
        <Fact name="Emergency person" value={emergencyName} />
        <Fact name="Emergency phone" value={emergencyPhone} />
        <Fact name="Relationship" value={emergencyRelation} />
      </FactCard>
    </>
  );
}

export function MedicalCard({ registration }: { registration: Health }) {
  return (
    <FactCard title="Medical Information">
      <Fact name="Medical conditions" value={registration.medicalConditions} none={noneSpecified} />
      <Fact name="Allergies" value={registration.allergies} none={noneSpecified} />
      <Fact name="Medications" value={registration.medications} none={noneSpecified} />
    </FactCard>
  );
}

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
      <KnownCards registration={registration} />
      {mayReadHealth && <MedicalCard registration={registration} />}
    </Grid>
  );
}
