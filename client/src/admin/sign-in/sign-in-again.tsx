import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { readFailure } from '../../lib/api/failure.ts';
import { postponeSignIn } from '../../lib/session/saved-place.ts';
import { login, type SessionUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../screens/form/fields.tsx';
import { Dialog, DialogBody, DialogDescription } from '../ui/dialogs/dialog.tsx';
import { CodeField, PasswordField } from './credential-fields.tsx';
import { useSignIn } from './use-sign-in.ts';

interface Props {
  /** Whose session ended; only they can go on here. */
  person: SessionUser;
  open: boolean;
  /** Somebody else wants to sign in. */
  onLeave(): void;
}

/** Over the screen that somebody works on when the session ends. What was being sent goes on once they are back. */
export function SignInAgain({ person, open, onLeave }: Props) {
  const signIn = useSignIn();
  const { asksForCode } = signIn;
  const form = useForm({ defaultValues: { email: person.email, password: '', code: '' } });
  const { isSubmitting } = form.formState;
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (open) form.reset();
  }, [open, form]);

  useEffect(() => {
    if (asksForCode) form.setFocus('code');
  }, [asksForCode, form]);

  const submit = form.handleSubmit(async ({ password, code }) => {
    try {
      const signedIn = asksForCode
        ? await signIn.withCode(code)
        : await signIn.withPassword({ email: person.email, password });
      // Else the code is asked for.
      if (!signedIn) return;
      form.reset();
      signIn.startOver();
      login(signedIn);
    } catch (error) {
      const failure = readFailure(error);
      // The code took too long: the password is asked for again.
      const tooLate = asksForCode && failure.code === 'UNAUTHENTICATED';
      if (tooLate) signIn.startOver();
      const field = asksForCode && !tooLate ? 'code' : 'password';
      form.setError(field, { type: 'server', message: failure.message });
      form.setFocus(field, { shouldSelect: true });
    }
  });

  const footer = (
    <Flex wrap="wrap" justify="flex-end" gap="3" w="full">
      <Button variant="ghost" onClick={onLeave} me="auto" w={{ base: 'full', sm: 'auto' }} ms={{ sm: '-3' }}>
        Sign in as somebody else
      </Button>
      <Button variant="outline" onClick={postponeSignIn} flex={{ base: '1', sm: 'none' }}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        disabled={isSubmitting}
        minW="8rem"
        flex={{ base: '1', sm: 'none' }}
      >
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Flex>
  );

  return (
    <Dialog
      kind="question"
      size="sm"
      open={open}
      onClose={postponeSignIn}
      title="Sign in again to go on"
      initialFocus={() => fields.current?.querySelector<HTMLElement>('input[type=password]') ?? null}
      footer={footer}
    >
      <DialogBody>
        <DialogDescription mb="5">
          Your session has ended. Everything you typed is still here, and what you were doing goes on as soon
          as you are signed in.
        </DialogDescription>
        <FormProvider {...form}>
          <chakra.form
            ref={fields}
            id={formId}
            noValidate
            onSubmit={submit}
            display="flex"
            flexDirection="column"
            gap="5"
          >
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="username"
              rules={{ required: true }}
              readOnly
            />
            {asksForCode ? <CodeField /> : <PasswordField />}
          </chakra.form>
        </FormProvider>
      </DialogBody>
    </Dialog>
  );
}
