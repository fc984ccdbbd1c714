import { responseData } from '../../lib/api/response-data.ts';
import { joined, pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { TextField } from '../forms/field.tsx';
import { GuardFields, useFormGuard } from '../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { usePostedForm, useWasSent } from '../forms/posted-form.ts';
import { useDecision } from '../forms/use-decision.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import { Message } from '../page/message.tsx';
import { useCompany } from '../shell/company.ts';
import { useUnsubscribeNewsletterMutation } from './newsletter.generated.ts';
import { useToken } from './use-token.ts';

/** The way off the newsletter: by the link of a mail with one press, else by a mail with such a link. */
function UnsubscribePage() {
  const token = useToken();
  const left = useWasSent('leave');
  return token || left ? <LeaveByLink token={token} /> : <LeaveByEmail />;
}

/** One press ends the newsletter. */
function LeaveByLink({ token }: { token: string }) {
  const { name } = useCompany();
  const [unsubscribe] = useUnsubscribeNewsletterMutation();
  const { sending, done, failure, decide } = useDecision('leave');

  if (done)
    return (
      <Message label="Newsletter" title="You have been unsubscribed" to={paths.home} button="Return Home">
        <p role="status">No more letters from us. Should you miss them, the form is on our first page.</p>
      </Message>
    );
  return (
    <Message label="Newsletter" title="Leaving our newsletter?">
      <p>One press, and {name ? `${name} writes` : 'we write'} to you no more. Nothing else changes.</p>
      <SendProblem text={failure} my="6" />
      <PostForm
        action={paths.newsletterUnsubscribe}
        onSend={() => decide(() => unsubscribe({ variables: { token } }))}
      >
        <input type="hidden" name="link" value={token} />
        <SubmitButton size="lg" sending={sending}>
          Unsubscribe me
        </SubmitButton>
      </PostForm>
    </Message>
  );
}

const blank = { email: '' };

/** For somebody without a link at hand: a mail brings one, so that nobody is taken off by a stranger. */
function LeaveByEmail() {
  const form = useFormFields('unsubscribe', blank);
  const guard = useFormGuard();
  const [unsubscribe] = useUnsubscribeNewsletterMutation();
  const { sending, done, failure, decide } = useDecision('unsubscribe');
  const { email } = form.values;
  // A link that is no good any more leads here as well.
  const badLink = usePostedForm('leave');

  async function send() {
    try {
      const { data } = await unsubscribe({ variables: { email, form: await guard.proof(email) } });
      responseData(data);
      form.clear();
    } finally {
      guard.renewToken();
    }
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
      <PostForm
        action={paths.newsletterUnsubscribe}
        mt="8"
        maxW="md"
        onSend={() => decide(send)}
        onFocus={guard.prepare}
      >
        <TextField form={form} name="email" label="Email" type="email" required autoComplete="email" />
        <GuardFields form={form.id} ref={guard.honeypot} />
        <SendProblem text={failure || (badLink?.failure ?? '')} my="5" />
        <SubmitButton size="lg" sending={sending}>
          Send me the link
        </SubmitButton>
      </PostForm>
    </Message>
  );
}

export const page = definePage({
  Component: UnsubscribePage,
  head: (_data, { company }) => ({
    title: pageTitle('Leave our newsletter', company),
    description: `Unsubscribe from ${joined(' of ', 'the newsletter', company.name)}.`,
    noindex: true,
  }),
});
