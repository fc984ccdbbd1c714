import { Box, chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import type { PartyInput } from '../../../generated/schema.ts';
import { responseData } from '../../../lib/api/response-data.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { GuardFields } from '../../forms/form-guard.tsx';
import { SendProblem } from '../../forms/send-problem.tsx';
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
  const { form, guard, sending, failure, accepted, accept, termsProblem, prepare, submit } = useOrder({
    // What was typed to book these seats is what it begins with.
    id: 'book',
    blank,
    async send(form, acceptTerms, proof) {
      const input = { ...contactOf(form), departureId: String(quote.departure.id), party, acceptTerms };
      const { data } = await join({ variables: { input, form: await proof(input) } });
      return paths.waitingPlace(responseData(data).joinWaitingList.key);
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <chakra.form
      id={sentTo}
      method="post"
      action={`${address}#${sentTo}`}
      noValidate
      scrollMarginTop="7rem"
      aria-label="Waiting list"
      onSubmit={onSubmit}
      onFocus={prepare}
    >
      <input type="hidden" name="form" value="waiting" />
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
      <Box my="6">
        <SendProblem text={failure} />
      </Box>
      <Button type="submit" size="lg" variant="secondary" disabled={sending}>
        {sending && <Spinner />}
        {sending ? 'Sending...' : 'Join the waiting list'}
      </Button>
    </chakra.form>
  );
}
