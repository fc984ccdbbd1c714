import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../../lib/api/response-data.ts';
import { dropTimelines } from '../../office/drop-timelines.ts';
import { useMay } from '../../rights/rights.ts';
import { type Actions, type Edited, textsOf } from '../../screens/editing/edited.ts';
import { ProgramChoicesDocument } from '../registrations.generated.ts';
import { type EditedRegistration, healthFields, registrationForm } from './registration-form.tsx';
import { RegistrationNowDocument, UpdateRegistrationDocument } from './registration-work.generated.ts';

type Edit = EditedRegistration;

/** What is edited; programs are asked for once somebody does. */
export function useEditedRegistration(editing: boolean): Edited<Edit> {
  const withHealth = useMay('readHealth');
  const programs = useQuery(ProgramChoicesDocument, { skip: !editing }).data?.programs;
  return useMemo(
    () => ({
      noun: 'registration',
      hasHistory: false,
      neverKept: healthFields,
      form: registrationForm(programs ?? [], withHealth),
      texts: textsOf('Registration'),
    }),
    [programs, withHealth],
  );
}

/** Correcting what somebody sent. The answer says what lists show of it, so each of them follows. */
export function useRegistrationEditing(
  opening: string,
): Omit<Actions<Edit>, 'remove'> & Pick<Actions<Edit>, 'remove'> {
  const client = useApolloClient();
  const withHealth = useMay('readHealth');
  return useMemo(
    () => ({
      async fetch(id) {
        const { data } = await client.query({
          query: RegistrationNowDocument,
          variables: { id, opening },
          // Medical notes are not kept in the browser.
          fetchPolicy: 'no-cache',
        });
        return (data?.item as Edit | null | undefined) ?? null;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: UpdateRegistrationDocument,
          variables: { id, input: registrationForm([], withHealth).send(values) as never, version },
        });
        dropTimelines(client);
        return responseData(data).saved as unknown as Edit;
      },
      create: neverHere,
      remove: neverHere,
    }),
    [client, opening, withHealth],
  );
}

const neverHere = () =>
  Promise.reject(new Error('A registration is made on the website, and deleted from its page.'));
