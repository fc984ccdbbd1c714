import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { MedicalCard } from '../registration-cards.tsx';
import { noneSpecified } from '../registration-words.ts';
import {
  type StaffRegistrationFragment,
  StaffRegistrationOpenedDocument,
} from '../registrations.generated.ts';

interface Props {
  registration: StaffRegistrationFragment;
  /** The opening under which the page is recorded. */
  opening: string;
}

/** Which medical notes there are; what they say is fetched by a press, and is gone when the page is left. */
export function HealthPanel({ registration, opening }: Props) {
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
