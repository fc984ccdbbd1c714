import { Box, chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { readFailure } from '../../../lib/api/failure.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { TextField } from '../../forms/field.tsx';
import { PostForm, SendProblem, SubmitButton } from '../../forms/post-form.tsx';
import { useFormFields } from '../../forms/use-form-fields.ts';
import { type OwnBookingFragment, useSaveTravellersMutation } from '../booking-page.generated.ts';
import { Part } from '../part.tsx';
import { kindWords } from '../party.ts';
import { SavedNote } from './saved-note.tsx';
import { useBookingAction } from './use-booking-action.ts';

interface Props {
  booking: OwnBookingFragment;
  bookingKey: string;
  /** Why passports are asked for. */
  passportsFor: string | null;
}

type Traveller = OwnBookingFragment['travellers'][number];

const sealedLabels = {
  passport: 'Passport number',
  nationality: 'Nationality',
  dateOfBirth: 'Date of birth',
};
type Sealed = keyof typeof sealedLabels;
const sealed = Object.keys(sealedLabels) as Sealed[];
type Column = 'name' | Sealed;
const nameOf = (column: Column, { id }: Traveller) => `${column}-${id}`;

/** Who travels, and their passports where a permit needs them. What is sealed is written and never shown again. */
export function TravellersForm({ booking, bookingKey, passportsFor }: Props) {
  const { travellers, needsPassports } = booking;
  const [blank] = useState(() => blankFields(travellers));
  const [secret] = useState(() =>
    travellers.flatMap((traveller) => sealed.map((column) => nameOf(column, traveller))),
  );
  const form = useFormFields<string>('travellers', blank, secret);
  const [save] = useSaveTravellersMutation();
  const { sending, done, failure, act, address } = useBookingAction('travellers', bookingKey);

  function send() {
    form.setProblems({});
    act(async () => {
      try {
        const input = travellers.map((traveller) => rowOf(traveller, form.values));
        responseData((await save({ variables: { key: bookingKey, travellers: input } })).data);
        for (const name of secret) form.change(name, '');
      } catch (error) {
        form.setProblems(problemsOf(error, travellers));
        throw error;
      }
    });
  }

  return (
    <Part title="Who travels" id="travellers">
      <SavedNote shown={done}>Saved. Thank you.</SavedNote>
      {needsPassports && (
        <Box as="p" fontSize="sm" color="muted" mb="4" maxW="measure">
          {passportsFor ??
            'The permit is bought in the name of each traveller and needs the number of the passport. It is kept sealed, and removed after the journey.'}
        </Box>
      )}
      <PostForm
        form="travellers"
        action={`${address}#travellers`}
        noValidate
        aria-label="Who travels"
        onSend={send}
      >
        <ErrorSummary form={form} names={Object.keys(blank)} />
        {travellers.map((traveller, at) => (
          <Box asChild key={traveller.id} minW="0" mt="6">
            <fieldset>
              <chakra.legend fontWeight="semibold" p="0" mb="2">
                Traveller {at + 1}
                {traveller.ageBand && `: ${kindWords(traveller)}`}
                {traveller.hasPassport && ' (passport is with us)'}
              </chakra.legend>
              <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="4">
                <TextField
                  form={form}
                  name={nameOf('name', traveller)}
                  label="Full name"
                  autoComplete="off"
                />
                {needsPassports &&
                  sealed.map((column) => (
                    <TextField
                      key={column}
                      form={form}
                      name={nameOf(column, traveller)}
                      label={sealedLabels[column]}
                      type={column === 'dateOfBirth' ? 'date' : undefined}
                      optional={traveller.hasPassport}
                      autoComplete="off"
                    />
                  ))}
              </Grid>
            </fieldset>
          </Box>
        ))}
        <SendProblem
          text={Object.keys(form.problems).length > 0 ? '' : failure}
          css={{ '&:has(p)': { mt: '4' } }}
        />
        <SubmitButton mt="6" sending={sending}>
          Save names
        </SubmitButton>
      </PostForm>
    </Part>
  );
}

const blankFields = (travellers: readonly Traveller[]): Record<string, string> =>
  Object.fromEntries(
    travellers.flatMap((traveller) => [
      [nameOf('name', traveller), traveller.name],
      ...sealed.map((column) => [nameOf(column, traveller), '']),
    ]),
  );

/** What is sent of a traveller: what is sealed only when it was typed, so that an empty field leaves what is there. */
function rowOf(traveller: Traveller, values: Record<string, string>) {
  const typed = sealed.flatMap((column) => {
    const value = values[nameOf(column, traveller)];
    return value ? [[column, value] as const] : [];
  });
  return {
    id: String(traveller.id),
    name: values[nameOf('name', traveller)] ?? '',
    ...Object.fromEntries(typed),
  };
}

/** What is wrong, by field: its path says in which row. */
function problemsOf(error: unknown, travellers: readonly Traveller[]): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { message, field, path } of readFailure(error).details) {
    const row = path.find((part) => typeof part === 'number');
    const traveller = typeof row === 'number' ? travellers[row] : undefined;
    if (traveller && field) problems[nameOf(field as Column, traveller)] ??= message;
  }
  return problems;
}
