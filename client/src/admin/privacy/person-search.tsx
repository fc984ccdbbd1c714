import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../screens/form/fields.tsx';
import { emailRules } from '../sign-in/email-rules.ts';
import { PersonFound } from './person-found.tsx';
import { PersonalDataDocument } from './privacy.generated.ts';

/** Asks for an address, which may come in the page's own (`?email=`), and shows what there is of it. */
export function PersonSearch({ onErased }: { onErased(): void }) {
  const [parameters] = useSearchParams();
  const given = parameters.get('email') ?? '';
  const form = useForm({ defaultValues: { email: given } });
  const [sought, setSought] = useState(given);
  const { data, loading, error, refetch } = useQuery(PersonalDataDocument, {
    variables: { email: sought },
    // Nothing of a person is kept in the browser.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    skip: sought === '',
  });
  // What went wrong is in `error`.
  const lookAgain = () => void refetch().catch(() => undefined);

  const submit = form.handleSubmit(({ email }) => {
    if (email.trim() === sought) lookAgain();
    else setSought(email.trim());
  });
  return (
    <>
      <FormProvider {...form}>
        <chakra.form noValidate onSubmit={submit} mb="4">
          <TextField name="email" label="E-mail of the person" type="email" rules={emailRules} />
          <Flex mt="3">
            <Button type="submit" disabled={loading}>
              {loading ? 'Looking...' : 'Look'}
            </Button>
          </Flex>
        </chakra.form>
      </FormProvider>
      {error && (
        <chakra.p role="alert" color="dangerText">
          {readFailure(error).message}
        </chakra.p>
      )}
      {data && !loading && (
        <PersonFound
          key={sought}
          email={sought}
          found={data.personalData}
          onErased={() => {
            lookAgain();
            onErased();
          }}
        />
      )}
    </>
  );
}
