import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { FormGuard } from '../../generated/schema.ts';
import { randomKey } from '../../lib/random-key.ts';
import { FormTokenDocument } from './form-token.generated.ts';

/** What tells a person from a robot, and a form that is sent twice from two forms. */
export function useFormGuard() {
  const client = useApolloClient();
  const honeypot = useRef<HTMLInputElement>(null);
  const token = useRef<Promise<string | null> | null>(null);
  const last = useRef({ content: '', key: '' });

  /** Asks for the token that says when the form was shown, once. Call it when somebody begins to type. */
  function prepare() {
    token.current ??= client
      .query({ query: FormTokenDocument, fetchPolicy: 'no-cache' })
      .then(({ data }) => data?.formToken ?? null)
      // Without a token the form may be sent too, only not often.
      .catch(() => null);
  }

  /** What is sent beside the fields. The same `content` has the same key in every try. */
  async function proof(content: unknown): Promise<FormGuard> {
    prepare();
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: randomKey() };
    const { key } = last.current;
    return { key, token: await token.current, website2: honeypot.current?.value ?? '' };
  }

  /** After a try: a token the server did not take, or did not get, is asked for anew. */
  function renewToken() {
    token.current = null;
  }

  /** From here on the same content is something new. */
  function startAnew() {
    renewToken();
    last.current = { content: '', key: '' };
  }

  return { honeypot, prepare, proof, renewToken, startAnew };
}
