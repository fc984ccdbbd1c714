import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { displayDate } from '../../../lib/dates.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { Button } from '../../../ui/button.tsx';
import type { SameRegistrationFragment } from '../../customers/customers.generated.ts';
import { SamePerson } from '../../customers/same-person.tsx';
import { ContactLinks } from '../../office/contact-links.tsx';
import { Panel } from '../../office/panel.tsx';
import { WorkPage } from '../../office/work-page.tsx';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { KnownCards, MedicalCard } from '../registration-dialog.tsx';
import type { StaffRegistrationFragment } from '../registration-row.generated.ts';
import { nameOf, noneSpecified } from '../registration-words.ts';
import { registrationWork } from '../registration-work-kind.ts';
import { StaffRegistrationOpenedDocument } from '../registrations.generated.ts';
import { registrations } from '../registrations-list.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import {
  RegistrationNeighboursDocument,
  RegistrationWorkDocument,
  type RegistrationWorkQuery,
  type WorkedRegistrationFragment,
} from './registration-work.generated.ts';

// The page where one registration is worked on: who it is, how far it is, what happened and what is still to be done.

export function RegistrationWorkPage() {
  const { record = '' } = useParams();
  return /^\d+$/.test(record) ? <Fetched key={record} id={Number(record)} /> : <MissingPage />;
}

function Fetched({ id }: { id: number }) {
  usePageTitle('Registration');
  const [opening] = useState(randomKey);
  const { data, error, refetch } = useQuery(RegistrationWorkDocument, {
    variables: { id, opening },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.item) {
    const { listed, duplicates, chatGreeting, booking } = data.item as NonNullable<
      RegistrationWorkQuery['item']
    >;
    return (
      <Work
        registration={listed as WorkedRegistrationFragment}
        duplicates={duplicates as SameRegistrationFragment[]}
        greeting={chatGreeting}
        bookingId={booking?.id ?? null}
        opening={opening}
      />
    );
  }
  if (data?.item === null) return <MissingPage />;
  return <Unanswered error={error} refetch={refetch} />;
}

interface Props {
  registration: WorkedRegistrationFragment;
  /** That may be of the same person. */
  duplicates: readonly SameRegistrationFragment[];
  greeting: string;
  /** The booking that was made of it. */
  bookingId: number | null;
  opening: string;
}

function Work({ registration, duplicates, greeting, bookingId, opening }: Props) {
  const { email, phone, program, startDate } = registration;
  return (
    <WorkPage
      kind={registrationWork}
      row={registration}
      inbox={registrations}
      neighbours={RegistrationNeighboursDocument}
      title={nameOf(registration)}
      detail={`${program.name}, from ${displayDate(startDate)}`}
      email={email}
      came="registered"
      buttons={
        <>
          <ContactLinks email={email} phone={phone} greeting={greeting} />
          <RegistrationActions registration={registration} bookingId={bookingId} opening={opening} />
        </>
      }
      below={
        <Panel title="Registration">
          <Flex wrap="wrap" gap="4" css={{ '& > *': { flex: '1 1 16rem' } }}>
            <KnownCards registration={registration} />
          </Flex>
          <SamePerson
            email={email}
            registrations={duplicates}
            words="Perhaps the same person, by e-mail address or telephone number:"
          />
          <HealthPanel registration={registration} opening={opening} />
        </Panel>
      }
    />
  );
}

interface HealthProps {
  registration: StaffRegistrationFragment;
  /** The opening under which the page is recorded. */
  opening: string;
}

/** Which medical notes there are; what they say is fetched by a press, and is gone when the page is left. */
function HealthPanel({ registration, opening }: HealthProps) {
  const [shown, setShown] = useState(false);
  const mayRead = useMay('readHealth');
  const { id, hasMedicalConditions, hasAllergies, hasMedications } = registration;
  const onFile = [
    hasMedicalConditions && 'Medical conditions',
    hasAllergies && 'Allergies',
    hasMedications && 'Medications',
  ].filter(Boolean);
  if (!mayRead) return null;
  if (shown) return <Health id={id} opening={opening} />;
  return (
    <chakra.div mt="4">
      <p>{onFile.length ? `Health data on file: ${onFile.join(', ')}.` : `Health data: ${noneSpecified}.`}</p>
      {onFile.length > 0 && (
        <Button variant="outline" mt="3" data-screen-only onClick={() => setShown(true)}>
          Show health data
        </Button>
      )}
    </chakra.div>
  );
}

function Health({ id, opening }: { id: number; opening: string }) {
  const { data, error, refetch } = useQuery(StaffRegistrationOpenedDocument, {
    variables: { id, opening },
    // Medical notes are not kept in the browser.
    fetchPolicy: 'no-cache',
  });
  return (
    <chakra.div mt="4">
      {data?.item ? <MedicalCard registration={data.item} /> : <Unanswered error={error} refetch={refetch} />}
    </chakra.div>
  );
}

export const code: ScreenCode = { Screen: RegistrationWorkPage };
