import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../screens/form/fields.tsx';
import { MyNameDocument, useChangeNameMutation } from './account.generated.ts';

/** What colleagues see beside what one does: in timelines, where a registration is assigned, where a record is open. */
export function NameForm({ email }: { email: string }) {
  const { data } = useQuery(MyNameDocument);
  const [changeName] = useChangeNameMutation();
  const form = useForm({ values: { name: data?.me?.name ?? '' } });

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const answer = await changeName({ variables: { name } });
      const now = answer.data?.changeName.name;
      toast.success(now ? `Colleagues see you as “${now}”.` : 'Colleagues see you by your e-mail.');
    } catch (error) {
      const { message, details } = readFailure(error);
      form.setError('name', { message: details[0]?.message ?? message });
    }
  });

  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={submit} display="grid" gap="5">
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          rules={{ maxLength: { value: 80, message: 'Please use 80 characters or fewer.' } }}
          hint={`Colleagues see it beside what you do. Without one they see ${email.split('@')[0]}.`}
        />
        <Button type="submit" justifySelf="start" disabled={form.formState.isSubmitting}>
          {form.formState.isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
      </chakra.form>
    </FormProvider>
  );
}
