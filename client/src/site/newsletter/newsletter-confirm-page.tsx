import { joined, pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { useDecision } from '../forms/use-decision.ts';
import { Message } from '../page/message.tsx';
import { useCompany } from '../shell/company.ts';
import { useConfirmNewsletterMutation } from './newsletter.generated.ts';
import { useToken } from './use-token.ts';

/** Where the mail to a new subscriber leads. Opening it changes nothing: mail programs open links too. */
function ConfirmPage() {
  const token = useToken();
  const { name } = useCompany();
  const [confirm] = useConfirmNewsletterMutation();
  const { sending, done, failure, decide } = useDecision('confirm');

  if (done)
    return (
      <Message label="Newsletter" title="You are on the list" to={paths.news} button="Read the news">
        <p role="status">Thank you. Our next letter comes to your mailbox.</p>
      </Message>
    );
  if (!token) return <LinkIncomplete />;
  return (
    <Message label="Newsletter" title="One press, and it is yours">
      <p>
        Confirm that you would like {joined(' of ', 'the newsletter', name)} at the address our mail reached
        you under.
      </p>
      <SendProblem text={failure} my="6" />
      <PostForm
        action={`${paths.newsletterConfirm}?token=${encodeURIComponent(token)}`}
        onSend={() => decide(() => confirm({ variables: { token } }))}
      >
        <input type="hidden" name="link" value={token} />
        <SubmitButton size="lg" sending={sending}>
          Confirm my subscription
        </SubmitButton>
      </PostForm>
    </Message>
  );
}

function LinkIncomplete() {
  return (
    <Message
      label="Newsletter"
      title="This link is incomplete"
      to={`${paths.home}#newsletter`}
      button="Subscribe again"
    >
      <p>Some mail programs cut long links. Copy the whole link from our mail, or subscribe again.</p>
    </Message>
  );
}

export const page = definePage({
  Component: ConfirmPage,
  head: (_data, { company }) => ({
    title: pageTitle('Confirm your newsletter', company),
    description: `Confirm your subscription to ${joined(' of ', 'the newsletter', company.name)}.`,
    noindex: true,
  }),
});
