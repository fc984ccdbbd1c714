import { Box } from '@chakra-ui/react';
import type { PartyInput } from '../../../generated/schema.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { paths } from '../../../paths.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { GuardFields } from '../../forms/form-guard.tsx';
import { PostForm, SendProblem, SubmitButton } from '../../forms/post-form.tsx';
import { type BookPageQuery, useJoinWaitingListMutation } from '../book-page.generated.ts';
import type { Quote } from '../party.ts';
import { TermsBox, termsId } from '../steps/terms-box.tsx';
import { useOrder } from '../steps/use-order.ts';
import { ContactFields, contactNames, contactOf } from './contact-fields.tsx';

interface Props {
  /** Of this page, as far as it is read. */
  address: string;
  data: BookPageQuery;
  party: PartyInput[];
  quote: Quote;
}

const sentTo = 'waiting-form';
const blank: Record<string, string> = Object.fromEntries(contactNames.map((name) => [name, '']));

/** For a date that has no seats for a party: it waits for them. */
export function WaitingForm({ address, data, party, quote }: Props) {
  const [join] = useJoinWaitingListMutation();
  const { form, guard, sending, failure, accepted, accept, termsProblem, submit } = useOrder({
    // What was typed to book these seats is what it begins with.
    id: 'book',
    blank,
    async send(form, acceptTerms, proof) {
      const input = { ...contactOf(form), departureId: String(quote.departure.id), party, acceptTerms };
      const { data } = await join({ variables: { input, form: await proof(input) } });
      return paths.waitingPlace(responseData(data).joinWaitingList.key);
    },
  });

  return (
    <PostForm
      id={sentTo}
      form="waiting"
      action={`${address}#${sentTo}`}
      noValidate
      scrollMarginTop="7rem"
      aria-label="Waiting list"
      onSend={submit}
      onFocus={guard.prepare}
    >
      <Box as="p" mb="6">
        {quote.seatsLeft === 0
          ? 'This date is sold out.'
          : `This date has ${quote.seatsLeft} ${quote.seatsLeft === 1 ? 'seat' : 'seats'} left, fewer than you are.`}{' '}
        Choose another date above, or join the waiting list: when seats come free, the first party that fits
        gets them for {data.siteSettings.bookings.waitingHours ?? 24} hours, and a mail.
      </Box>
      <Box css={{ '&:not(:empty)': { mb: '6' } }}>
        <ErrorSummary
          form={form}
          names={contactNames}
          also={termsProblem ? { id: termsId(form.id), problem: termsProblem } : null}
        />
      </Box>
      <ContactFields form={form} />
      <TermsBox form={form.id} checked={accepted} onChange={accept} problem={termsProblem} />
      <GuardFields form={form.id} ref={guard.honeypot} token={data.formToken} />
      <SendProblem text={failure} my="6" />
      <SubmitButton size="lg" variant="secondary" sending={sending}>
        {sending ? 'Sending...' : 'Join the waiting list'}
      </SubmitButton>
    </PostForm>
  );
}
