import { useQuery } from '@apollo/client/react';
import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { login, logout, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showFieldErrors, TextField } from '../screens/form/fields.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { roleDuties, roleLabels } from '../ui/roles.ts';
import { emailRules, NewPasswordFields, SubmitButton } from './credential-fields.tsx';
import { SignupOfferDocument, type SignupOfferQuery, useSignupMutation } from './session.generated.ts';
import { SignInForm, SignInLayout, SignInLink } from './sign-in-layout.tsx';
import { useLinkToken } from './use-link-token.ts';

const usualLead = "An account for the staff's part of the website.";
const leadOfFirst =
  'The first account of this site. It is the owner’s: who has it decides who else may sign in.';

/** Where an account is made: by anybody while that is open, else by who comes with an invitation, or to set the site up. */
export function SignupPage() {
  usePageTitle('Sign up');
  const token = useLinkToken('invitation');
  const setup = useLinkToken('setup');
  const { user } = useSession();
  const offer = useQuery(SignupOfferDocument, {
    variables: { token: token ?? '', invited: Boolean(token) },
  });
  const invitation = offer.data?.invitation ?? null;
  // An invitation for somebody else than who is signed in here is not passed over in silence.
  const isForAnother = invitation && invitation.email.toLowerCase() !== user?.email.toLowerCase();

  if (user && !isForAnother && !(token && offer.loading)) return <Navigate to={paths.admin} replace />;
  const refusal = offer.data && whyNoSignup(offer.data.signupPolicy, { token, setup }, invitation);
  return (
    <SignInLayout title="Sign up" lead={offer.data?.signupPolicy.setup ? leadOfFirst : usualLead}>
      {offer.loading ? (
        <LoadingForm />
      ) : user ? (
        <Flex direction="column" align="flex-start" gap="5">
          <chakra.p overflowWrap="anywhere">
            This invitation is for {invitation?.email}, and you are signed in as {user.email}. To accept it,
            log out first.
          </chakra.p>
          <Button onClick={() => void logout()}>Log out</Button>
        </Flex>
      ) : refusal ? (
        <chakra.p role="status">{refusal}</chakra.p>
      ) : (
        <SignupForm token={token} setup={setup} invitation={invitation} />
      )}
      {refusal && offer.data?.signupPolicy.open && (
        <SignInLink>
          <Link to={paths.adminSignup}>Sign up without an invitation</Link>
        </SignInLink>
      )}
      <SignInLink>
        <Link to={paths.adminLogin()}>Already have an account? Sign in</Link>
      </SignInLink>
    </SignInLayout>
  );
}

function LoadingForm() {
  return (
    <Flex role="status" direction="column" gap="8">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {['email', 'password', 'confirmation'].map((field) => (
        <Skeleton key={field} h="4.5rem" />
      ))}
    </Flex>
  );
}

/** What the link brought with it. */
interface LinkTokens {
  /** Of an invitation. */
  token: string | null;
  /** Of the setup. */
  setup: string | null;
}

interface Props extends LinkTokens {
  invitation: SignupOfferQuery['invitation'] | null;
}

/** Makes an account; with an invitation for the e-mail it was sent to. */
function SignupForm({ token, setup, invitation }: Props) {
  const [signUp] = useSignupMutation();
  const form = useForm({
    defaultValues: { email: invitation?.email ?? '', password: '', confirmPassword: '' },
  });

  // Whether both passwords match is for the server to say.
  const submit = form.handleSubmit(async (values) => {
    try {
      const { data } = await signUp({ variables: { input: { ...values, invitation: token, setup } } });
      toast.success('Signup successful!');
      login(responseData(data).signup);
    } catch (error) {
      const failure = readFailure(error);
      toast.error(failure.message, { description: failure.details[0]?.message });
      showFieldErrors(form, failure, ['email', 'password', 'confirmPassword']);
    }
  });

  return (
    <FormProvider {...form}>
      <SignInForm noValidate onSubmit={submit}>
        {invitation && (
          <chakra.p bg="brandSoft" px="4" py="3" borderRadius="md" fontSize="sm" overflowWrap="anywhere">
            {invitation.invitedBy ?? 'An owner of this site'} invites you. Your role:{' '}
            {roleLabels[invitation.role]}. {roleDuties[invitation.role]}
          </chakra.p>
        )}
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          rules={emailRules}
          readOnly={invitation !== null}
          hint={invitation ? 'The invitation is for this e-mail.' : undefined}
        />
        <NewPasswordFields label="Password" confirmLabel="Confirm Password" />
        <SubmitButton size="lg" mt="2" busy="Signing up...">
          Sign up
        </SubmitButton>
      </SignInForm>
    </FormProvider>
  );
}

/** Why nobody can sign up here now and what to do, or null when somebody can. */
function whyNoSignup(
  policy: SignupOfferQuery['signupPolicy'],
  { token, setup }: LinkTokens,
  invitation: SignupOfferQuery['invitation'] | null,
): string | null {
  if (policy.setup) {
    return setup
      ? null
      : 'This site has no owner yet. Its first account is made with the setup link: whoever runs the site finds it in what the product printed when it started.';
  }
  if (setup) return 'This setup link has been used: the site has an owner.';
  if (policy.mode === 'closed' && !policy.open) return 'Sign-up is closed. Please ask an owner of this site.';
  if (invitation) return null;
  if (token) {
    return 'This invitation is no longer good: it was used or withdrawn, or it is older than 7 days. Please ask an owner of this site for a new one.';
  }
  return policy.open
    ? null
    : 'New accounts are made by invitation. Please ask an owner of this site for one: it comes by mail, with a link to this page.';
}
