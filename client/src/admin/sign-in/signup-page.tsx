import { useQuery } from '@apollo/client/react';
import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Link, Navigate } from 'react-router-dom';
import { logout, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePageTitle } from '../ui/page.tsx';
import { SignupOfferDocument } from './session.generated.ts';
import { SignInLayout, SignInLink } from './sign-in-layout.tsx';
import { SignupForm } from './signup-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { whyNoSignup } from './why-no-signup.ts';

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
