import { useMutation, useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { TextField } from '../screens/form/fields.tsx';
import { emailRules } from '../sign-in/credential-fields.tsx';
import { AskedQuestion, useQuestion } from '../ui/dialogs/question.tsx';
import { showFailure } from '../ui/show-failure.ts';
import {
  ErasePersonDocument,
  PersonalDataDocument,
  type PersonalDataQuery,
  PersonExportLinkDocument,
} from './privacy.generated.ts';

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

interface Props {
  email: string;
  found: PersonalDataQuery['personalData'];
  onErased(): void;
}

const fates = {
  removed: 'will be removed',
  anonymised: 'will lose the person; the rest stays',
  kept: 'stay, with nothing of the person',
};

/** What there is of a person, and what can be done about it. */
function PersonFound({ email, found: { records, refusal }, onErased }: Props) {
  const mayExport = [useMay('exportOffice'), useMay('readHealth')].every(Boolean);
  const [askForLink, asking] = useMutation(PersonExportLinkDocument);
  const [erasePerson] = useMutation(ErasePersonDocument);
  const question = useQuestion<string>(
    (email) => ({
      title: 'Erase this person?',
      text: `All that is listed here of ${email} goes now and for good, with notes, replies, reminders and waiting mails. Of donations stay amount, currency, date and reference. Nobody can bring it back.`,
      confirmLabel: 'Erase',
      done: 'The person is erased.',
      failed: 'The person was not erased',
    }),
    async (email) => {
      await erasePerson({ variables: { email } });
      onErased();
    },
  );

  const download = async () => {
    try {
      const { data } = await askForLink({ variables: { email } });
      window.location.assign(responseData(data).personExportLink);
    } catch (error) {
      showFailure('The data was not exported', error);
    }
  };

  if (records.length === 0) return <chakra.p>There is nothing of {email}.</chakra.p>;
  return (
    <Box bg="surface" borderWidth="1px" borderRadius="md" px={{ base: '4', md: '6' }} py="4">
      <chakra.p overflowWrap="anywhere">
        Of <strong>{email}</strong> there are:
      </chakra.p>
      <chakra.ul my="3" ps="5" listStyleType="disc" fontSize="sm">
        {records.map(({ name, count, erasure }) => (
          <li key={name}>
            {name}: {count} <chakra.span color="muted">({fates[erasure]})</chakra.span>
          </li>
        ))}
      </chakra.ul>
      {refusal && (
        <chakra.p role="note" bg="dangerSoft" color="dangerText" px="4" py="3" borderRadius="md" mb="3">
          {refusal}
        </chakra.p>
      )}
      {mayExport && (
        <chakra.p color="muted" fontSize="sm" mb="3">
          The export is one file with a page to read, the same for other programs, and the files of replies.
          It contains health data. The website keeps no copy of it.
        </chakra.p>
      )}
      <Flex wrap="wrap" gap="3">
        {mayExport && (
          <Button variant="outline" disabled={asking.loading} onClick={() => void download()}>
            <Download aria-hidden />
            Export as ZIP
          </Button>
        )}
        {!refusal && (
          <Button onClick={() => question.ask(email)}>
            <Eraser aria-hidden />
            Erase this person
          </Button>
        )}
      </Flex>
      <AskedQuestion question={question} focusAfterYes={() => null} />
    </Box>
  );
}
