import { responseData } from '../../lib/api/response-data.ts';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { paths } from '../../paths.ts';
import { TextField } from '../forms/field.tsx';
import { GuardFields, useFormGuard } from '../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { useDecision } from '../forms/use-decision.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import { Message } from '../page/message.tsx';
import { LinkPageDocument, useLinkPageQuery, useSendBookingLinkMutation } from './link-page.generated.ts';
import { useOwnDocument } from './use-own-document.ts';

const blank = { reference: '', email: '' };

/** For who has no link at hand: a mail brings a new one, so that nobody else can open a booking. */
function LinkPage() {
  useOwnDocument();
  const { data } = useLinkPageQuery();
  const form = useFormFields('link', blank);
  const guard = useFormGuard();
  const [sendLink] = useSendBookingLinkMutation();
  const { sending, done, failure, decide } = useDecision('link');

  async function send() {
    try {
      const { data } = await sendLink({
        variables: { ...form.values, form: await guard.proof(form.values) },
      });
      responseData(data);
      form.clear();
    } finally {
      guard.renewToken();
    }
  }

  if (done)
    return (
      <Message label="Your booking" title="Please look into your mailbox">
        <p role="status">
          If there is such a booking, a mail with a new link is on its way to the address it was made with.
          Links of earlier mails no longer open it.
        </p>
      </Message>
    );
  return (
    <Message label="Your booking" title="Open your booking">
      <p>
        The link in our mails opens it. Without one at hand, tell us which booking it is: we mail a new link.
      </p>
      <PostForm
        form="link"
        action={`${paths.link}#content`}
        mt="8"
        maxW="md"
        display="grid"
        gap="5"
        onSend={() => decide(send)}
        onFocus={guard.prepare}
      >
        <TextField
          form={form}
          name="reference"
          label="Booking reference"
          hint="Eight letters and digits, in each of our mails."
          required
          autoComplete="off"
        />
        <TextField form={form} name="email" label="Email" type="email" required autoComplete="email" />
        <GuardFields form="link" ref={guard.honeypot} token={data?.formToken} />
        <SendProblem text={failure} css={{ '&:not(:has(p))': { display: 'none' } }} />
        <SubmitButton size="lg" justifySelf="start" sending={sending}>
          Send me a new link
        </SubmitButton>
      </PostForm>
    </Message>
  );
}

export const page = definePage({
  Component: LinkPage,
  query: LinkPageDocument,
  head: (_data, { company }) => ({ title: pageTitle('Open your booking', company), noindex: true }),
});
