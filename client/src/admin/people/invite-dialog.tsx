import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { Role } from '../../generated/schema.ts';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem, SelectField, showFieldErrors, TextField } from '../screens/form/fields.tsx';
import { emailRules } from '../sign-in/credential-fields.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { roleDuties, roleOptions } from '../ui/roles.ts';
import { type StaffInvitationFragment, useInviteUserMutation } from './people.generated.ts';
import { changePage } from './people-in-cache.ts';

const blank: { email: string; role: Role } = { email: '', role: 'editor' };

/** Asks for whom an invitation is, and mails it. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const invite = useInvite();
  const form = useForm({ defaultValues: blank });
  const { isSubmitting, errors } = form.formState;
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);

  const submit = form.handleSubmit(async (values) => {
    try {
      const { email } = await invite(values);
      toast.success(`The invitation is on its way to ${email}.`, { description: 'It is good for 7 days.' });
      onClose();
    } catch (error) {
      const failure = readFailure(error);
      if (!showFieldErrors(form, failure, ['email', 'role'])) {
        form.setError('root', { message: failure.message });
      }
    }
  });

  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} disabled={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send invitation'}
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite somebody"
      size="sm"
      initialFocus={() => fields.current?.querySelector('input') ?? null}
      footer={footer}
    >
      <DialogBody>
        <FormProvider {...form}>
          <chakra.form ref={fields} id={formId} noValidate onSubmit={submit} display="grid" gap="5">
            {errors.root && <FormProblem>{errors.root.message}</FormProblem>}
            <TextField
              name="email"
              label="Email"
              type="email"
              rules={emailRules}
              hint="We mail a link with which this person makes an account."
            />
            <SelectField
              name="role"
              label="Role"
              options={roleOptions}
              rules={{ required: true }}
              hint={roleDuties[form.watch('role')]}
            />
          </chakra.form>
        </FormProvider>
      </DialogBody>
    </Dialog>
  );
}

/** Mails an invitation, in place of an earlier one to the same person; the list on screen shows it first. */
export function useInvite() {
  const [inviteUser] = useInviteUserMutation();
  return async (variables: { email: string; role: Role }): Promise<StaffInvitationFragment> => {
    const { data } = await inviteUser({
      variables,
      update(cache, { data: made }) {
        if (!made) return;
        const { invitation } = made;
        changePage(cache, ({ invitations }) => ({
          invitations: [invitation, ...invitations.filter(({ id }) => id !== invitation.id)],
        }));
      },
    });
    return responseData(data).invitation;
  };
}
