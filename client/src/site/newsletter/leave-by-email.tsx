import { Box, chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { responseData } from '../../lib/api/response-data.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../forms/field.tsx';
import { GuardFields } from '../forms/guard-fields.tsx';
import { usePostedForm } from '../forms/posted-form.ts';
import { SendProblem } from '../forms/send-problem.tsx';
import { useFormFields } from '../forms/use-form-fields.ts';
import { useFormGuard } from '../forms/use-form-guard.ts';
import { Message } from '../page/message.tsx';
import { useUnsubscribeNewsletterMutation } from './newsletter.generated.ts';
import { useDecision } from './use-decision.ts';

const blank = { email: '' };

/** For somebody without a link at hand: a mail brings one, so that nobody is taken off by a stranger. */
export function LeaveByEmail() {
  const form = useFormFields('unsubscribe', blank);
  const guard = useFormGuard();
  const [unsubscribe] = useUnsubscribeNewsletterMutation();
  const { sending, done, failure, decide } = useDecision('unsubscribe');
  const { email } = form.values;
  // A link that is no good any more leads here as well.
  const badLink = usePostedForm('leave');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    decide(async () => {
      try {
        const { data } = await unsubscribe({ variables: { email, form: await guard.proof(email) } });
        responseData(data);
        form.clear();
      } finally {
        guard.renewToken();
      }
    });
  }

  if (done)
    return (
      <Message label="Newsletter" title="Please look into your mailbox">
        <p role="status">
          If {email || 'this address'} gets our newsletter, a mail with a link is on its way. One press there,
          and it is done.
        </p>
      </Message>
    );
  return (
    <Message label="Newsletter" title="Leave our newsletter">
      <p>Tell us the address. We send a link to it, so that nobody else can take you off the list.</p>
      <chakra.form
        method="post"
        action={paths.newsletterUnsubscribe}
        mt="8"
        maxW="md"
        onSubmit={onSubmit}
        onFocus={guard.prepare}
      >
        <TextField form={form} name="email" label="Email" type="email" required autoComplete="email" />
        <GuardFields form={form.id} ref={guard.honeypot} />
        <Box my="5">
          <SendProblem text={failure || (badLink?.failure ?? '')} />
        </Box>
        <Button type="submit" size="lg" disabled={sending}>
          {sending && <Spinner />}
          Send me the link
        </Button>
      </chakra.form>
    </Message>
  );
}
