import { Box } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { SendProblem } from '../forms/send-problem.tsx';
import { Message } from '../page/message.tsx';
import { useCompany } from '../shell/company.ts';
import { useUnsubscribeNewsletterMutation } from './newsletter.generated.ts';
import { useDecision } from './use-decision.ts';

/** One press ends the newsletter. */
export function LeaveByLink({ token }: { token: string }) {
  const { name } = useCompany();
  const [unsubscribe] = useUnsubscribeNewsletterMutation();
  const { sending, done, failure, decide } = useDecision('leave');

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    decide(() => unsubscribe({ variables: { token } }));
  }

  if (done)
    return (
      <Message label="Newsletter" title="You have been unsubscribed">
        <p role="status">No more letters from us. Should you miss them, the form is on our first page.</p>
        <ButtonLink to={paths.home} mt="8">
          Return Home
        </ButtonLink>
      </Message>
    );
  return (
    <Message label="Newsletter" title="Leaving our newsletter?">
      <p>One press, and {name ? `${name} writes` : 'we write'} to you no more. Nothing else changes.</p>
      <Box my="6">
        <SendProblem text={failure} />
      </Box>
      <form method="post" action={paths.newsletterUnsubscribe} onSubmit={onSubmit}>
        <input type="hidden" name="link" value={token} />
        <Button type="submit" size="lg" disabled={sending}>
          {sending && <Spinner />}
          Unsubscribe me
        </Button>
      </form>
    </Message>
  );
}
