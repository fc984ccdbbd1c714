import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../screens/form/fields.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';
import { roleDuties, roleLabels, roleOptions } from '../ui/roles.ts';
import type { StaffPersonFragment } from './people.generated.ts';
import { usePersonActions } from './person-actions.ts';

interface Props {
  person: StaffPersonFragment;
  onClose(): void;
}

/** Gives somebody one of all roles, with a sentence about the one that is chosen. */
export function RoleDialog({ person, onClose }: Props) {
  const { id, email, role: before } = person;
  const run = usePersonActions();
  const form = useForm({ defaultValues: { role: before } });
  const formId = useId();
  const chosen = form.watch('role');

  const submit = form.handleSubmit(async ({ role }) => {
    try {
      if (role !== before) await run(role, id);
      toast.success(`The role of ${email} is ${roleLabels[role]}.`);
      onClose();
    } catch (error) {
      const { message, details } = readFailure(error);
      form.setError('role', { message: details[0]?.message ?? message });
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Role of ${email}`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={form.formState.isSubmitting}>
            {form.formState.isSubmitting ? 'Saving...' : 'Save role'}
          </Button>
        </>
      }
    >
      <DialogBody>
        <FormProvider {...form}>
          <chakra.form id={formId} noValidate onSubmit={submit}>
            <SelectField
              name="role"
              label="Role"
              options={roleOptions}
              rules={{ required: true }}
              hint={`${roleDuties[chosen]} It counts at once.`}
            />
          </chakra.form>
        </FormProvider>
      </DialogBody>
    </Dialog>
  );
}
