import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type Ref, useRef } from 'react';
import type { FormGuard } from '../../generated/schema.ts';
import { randomKey } from '../../lib/random-key.ts';
import { FormTokenDocument } from './form-token.generated.ts';
import { usePostedForm } from './posted-form.ts';

/** What tells a person from a robot, and a form that is sent twice from two forms. `prepareMore`: what else it is about to need. */
export function useFormGuard(prepareMore?: () => Promise<void>) {
  const client = useApolloClient();
  const honeypot = useRef<HTMLInputElement>(null);
  const token = useRef<Promise<string | null> | null>(null);
  const last = useRef({ content: '', key: '' });

  /** Asks for the token that says when the form was shown, once. Call it when somebody begins to type. */
  function prepare() {
    void prepareMore?.();
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

const OffScreen = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-200vw', w: '1px', h: '1px', overflow: 'hidden' },
});

interface Props {
  /** The form's id. */
  form: string;
  /** The field nobody sees. */
  ref: Ref<HTMLInputElement>;
  /** Where the page is made for who asks: the token it came with. */
  token?: string;
}

/** What guards a form unseen: a field people neither see nor reach, so who writes into it is a robot; and the token of a form that came back. */
export function GuardFields({ form, ref, token }: Props) {
  const shown = usePostedForm(form)?.token ?? token;
  return (
    <OffScreen aria-hidden>
      <label>
        Leave this empty
        <input
          ref={ref}
          name="website2"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
      {shown && <input type="hidden" name="token" value={shown} />}
    </OffScreen>
  );
}
