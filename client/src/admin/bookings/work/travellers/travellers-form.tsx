import { chakra, Flex, Grid } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../../../lib/api/failure.ts';
import { todayInKampala } from '../../../../lib/today.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormProblem, TextField } from '../../../screens/form/fields.tsx';
import { kindOfTraveller } from '../../booking-words.ts';
import { SaveBookingTravellersDocument, type TravellersOpenedQuery } from '../booking-work.generated.ts';
import { useBookingCall } from '../use-booking-call.ts';
import type { Worked } from '../worked-booking.ts';

interface Props {
  booking: Worked;
  travellers: TravellersOpenedQuery['travellers'];
  onClose(): void;
}

/** Names, passports, nationalities and dates of birth, as far as they are known. Nothing typed here is kept in the browser. */
export function TravellersForm({ booking, travellers, onClose }: Props) {
  const call = useBookingCall();
  const form = useForm({
    defaultValues: {
      travellers: travellers.map(({ name, passport, nationality, dateOfBirth }) => ({
        name,
        passport,
        nationality,
        dateOfBirth: dateOfBirth ?? '',
      })),
    },
  });
  const { isSubmitting, errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await call(SaveBookingTravellersDocument, {
        id: booking.id,
        travellers: values.travellers.map(({ name, passport, nationality, dateOfBirth }, at) => ({
          id: travellers[at]?.id,
          name: name.trim(),
          passport: passport.trim(),
          nationality: nationality.trim(),
          dateOfBirth: dateOfBirth || null,
        })),
      });
      toast.success('Travellers saved');
      onClose();
    } catch (error) {
      showProblems(form, error);
    }
  });
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        onSubmit={submit}
        mt="4"
        display="grid"
        gap="5"
        aria-label="Names and passports"
      >
        {errors.root?.message && <FormProblem>{errors.root.message}</FormProblem>}
        {travellers.map((traveller, at) => (
          <Person key={traveller.id}>
            <chakra.legend textStyle="label" mb="2">
              Traveller {at + 1}
              <chakra.span fontWeight="normal" color="muted">
                {kindOfTraveller(traveller) && ` · ${kindOfTraveller(traveller)}`}
              </chakra.span>
            </chakra.legend>
            <Grid templateColumns={{ sm: '1fr 1fr' }} gap="4" alignItems="start">
              <TextField name={`travellers.${at}.name`} label="Name" rules={atMost('Name', 200)} />
              <TextField
                name={`travellers.${at}.dateOfBirth`}
                label="Date of birth"
                type="date"
                rules={{
                  validate: (day: string) =>
                    !day || day < todayInKampala() || 'Date of birth must be in the past.',
                }}
              />
              <TextField name={`travellers.${at}.passport`} label="Passport" rules={atMost('Passport', 60)} />
              <TextField
                name={`travellers.${at}.nationality`}
                label="Nationality"
                rules={atMost('Nationality', 60)}
              />
            </Grid>
          </Person>
        ))}
        <Flex gap="2" wrap="wrap">
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save travellers'}
          </Button>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </Flex>
      </chakra.form>
    </FormProvider>
  );
}

const atMost = (label: string, length: number) => ({
  maxLength: { value: length, message: `${label} must have ${length} characters or fewer.` },
});

interface Typed {
  travellers: { name: string; passport: string; nationality: string; dateOfBirth: string }[];
}

/** Beside the field that the server names, else above all of them. */
function showProblems(form: ReturnType<typeof useForm<Typed>>, error: unknown): void {
  const { message, details } = readFailure(error);
  for (const fault of details) {
    const [list, at, field] = fault.path;
    if (list === 'travellers' && typeof at === 'number' && isField(field))
      form.setError(`travellers.${at}.${field}`, { message: fault.message }, { shouldFocus: true });
    else form.setError('root', { message: fault.message });
  }
  if (details.length === 0) form.setError('root', { message });
}

const isField = (name: unknown): name is keyof Typed['travellers'][number] =>
  name === 'name' || name === 'passport' || name === 'nationality' || name === 'dateOfBirth';

const Person = chakra('fieldset', { base: { minW: '0' } });
