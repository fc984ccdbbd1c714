import { CombinedGraphQLErrors } from '@apollo/client';
import { useState } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { type LoginMutation, useCompleteLoginMutation, useLoginMutation } from './session.generated.ts';

type SignedIn = LoginMutation['login'];

/** Signing in: at once, or with a code in a second step for accounts that ask for one. Both reject with what the server said. */
export function useSignIn() {
  const [login] = useLoginMutation();
  const [completeLogin] = useCompleteLoginMutation();
  const [challenge, setChallenge] = useState<string | null>(null);
  return {
    asksForCode: challenge !== null,
    /** Back to the password. */
    startOver: () => setChallenge(null),
    /** Null when the account asks for a code. */
    async withPassword(variables: { email: string; password: string }): Promise<SignedIn | null> {
      try {
        const { data } = await login({ variables });
        return responseData(data).login;
      } catch (error) {
        const asked = challengeOf(error);
        if (!asked) throw error;
        setChallenge(asked);
        return null;
      }
    },
    async withCode(code: string): Promise<SignedIn> {
      const { data } = await completeLogin({ variables: { challenge: challenge ?? '', code } });
      return responseData(data).completeLogin;
    },
  };
}

export type SignIn = ReturnType<typeof useSignIn>;

function challengeOf(error: unknown): string | null {
  const { code, challenge } = (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
  return code === 'TWO_FACTOR_CODE_REQUIRED' && typeof challenge === 'string' ? challenge : null;
}
