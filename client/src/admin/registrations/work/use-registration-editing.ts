import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { responseData } from '../../../lib/api/response-data.ts';
import { dropTimelines } from '../../office/drop-timelines.ts';
import type { Actions, Edited } from '../../screens/resource.ts';
import { textsOf } from '../../screens/texts.ts';
import { registrationForm } from './registration-form.tsx';
import {
  type EditedRegistrationFragment,
  RegistrationNowDocument,
  UpdateRegistrationDocument,
} from './registration-work.generated.ts';

type Edit = EditedRegistrationFragment;

export const editedRegistration: Edited<Edit> = {
  noun: 'registration',
  hasHistory: false,
  form: registrationForm,
  texts: textsOf('Registration'),
};

/** Correcting what somebody sent. The answer says what lists show of it, so each of them follows. */
export function useRegistrationEditing(
  opening: string,
): Omit<Actions<Edit>, 'remove'> & Pick<Actions<Edit>, 'remove'> {
  const client = useApolloClient();
  return useMemo(
    () => ({
      async fetch(id) {
        const { data } = await client.query({
          query: RegistrationNowDocument,
          variables: { id, opening },
          fetchPolicy: 'network-only',
        });
        return (data?.item as Edit | null | undefined) ?? null;
      },
      async update(id, values, version) {
        const { data } = await client.mutate({
          mutation: UpdateRegistrationDocument,
          variables: { id, input: registrationForm.send(values) as never, version },
        });
        dropTimelines(client);
        return responseData(data).saved as Edit;
      },
      create: neverHere,
      remove: neverHere,
    }),
    [client, opening],
  );
}

const neverHere = () =>
  Promise.reject(new Error('A registration is made on the website, and deleted from its page.'));
