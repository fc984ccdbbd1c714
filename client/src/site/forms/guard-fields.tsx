import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { usePostedForm } from './posted-form.ts';

const OffScreen = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '-200vw', w: '1px', h: '1px', overflow: 'hidden' },
});

interface Props {
  /** The form's id. */
  form: string;
  /** The field nobody sees. */
  ref: Ref<HTMLInputElement>;
}

/** What guards a form unseen: a field people neither see nor reach, so who writes into it is a robot; and the token of a form that came back. */
export function GuardFields({ form, ref }: Props) {
  const posted = usePostedForm(form);
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
      {posted && <input type="hidden" name="token" value={posted.token} />}
    </OffScreen>
  );
}
