import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem, showFieldErrors } from '../../screens/form/fields.tsx';
import { Dialog, DialogBody } from '../../ui/dialogs/dialog.tsx';

interface Props<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  submitLabel: string;
  /** What takes something away is not pressed by chance. */
  destructive?: boolean;
  /** Answers what the toast says; rejects with what the server said. */
  onSubmit(values: Values): Promise<string>;
  onClose(): void;
  children: ReactNode;
}

/** Something that is done to a booking: asked for in a few fields, done by one press. What is refused is said, and stays typed. */
export function ActionDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, form, submitLabel, destructive, onSubmit, onClose, children } = props;
  const { isSubmitting, errors } = form.formState;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const submit = form.handleSubmit(async (values) => {
    try {
      toast.success(await onSubmit(values));
      onClose();
    } catch (error) {
      const failure = readFailure(error);
      if (showFieldErrors(form, failure, Object.keys(values) as Path<Values>[])) return;
      form.setError('root', { message: failure.details[0]?.message ?? failure.message });
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="md"
      initialFocus={() => element.current?.querySelector<HTMLElement>('input, select, textarea') ?? null}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Leave it
          </Button>
          <Button
            type="submit"
            form={id}
            variant={destructive ? 'destructive' : 'default'}
            disabled={isSubmitting}
          >
            {isSubmitting ? 'One moment...' : submitLabel}
          </Button>
        </>
      }
    >
      <DialogBody>
        <FormProvider {...form}>
          <chakra.form ref={element} id={id} noValidate onSubmit={submit} display="grid" gap="5">
            {errors.root?.message && <FormProblem>{errors.root.message}</FormProblem>}
            {children}
          </chakra.form>
        </FormProvider>
      </DialogBody>
    </Dialog>
  );
}
