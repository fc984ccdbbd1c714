import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import {
  BookedRegistrationDocument,
  type BookedRegistrationQuery,
} from '../../bookings/book/book.generated.ts';
import { workAddress } from '../../office/work-kind.ts';
import { useFetched } from '../../screens/editing/edited.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { MissingPage } from '../../ui/page.tsx';
import { quoteAddress, quotesAddress } from '../quote-address.ts';
import { QuotedMessageDocument, type QuotedMessageQuery } from '../quotes.generated.ts';
import { useQuoteActions } from './quote-actions.ts';
import { likeQuote } from './quote-form.tsx';
import { QuoteWriting } from './quote-writing.tsx';

const title = 'New Quote';

/** Of nobody yet, of what somebody sent, or like another quote: what is known is filled in. */
export function NewQuotePage() {
  const [parameters] = useSearchParams();
  const idOf = (name: string) => {
    const value = parameters.get(name);
    return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null;
  };
  const [message, registration, from] = [idOf('message'), idOf('registration'), idOf('from')];
  if (message !== null) return <OfMessage key={message} id={message} />;
  if (registration !== null) return <OfRegistration key={registration} id={registration} />;
  if (from !== null) return <LikeAnother key={from} id={from} />;
  return <QuoteWriting title={title} item={null} back={quotesAddress} backLabel="All quotes" />;
}

function OfMessage({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(QuotedMessageDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const item = data?.item as QuotedMessageQuery['item'] | undefined;
  if (item === null) return <MissingPage />;
  if (!item) return <Unanswered error={error} refetch={refetch} />;
  const [firstName = '', ...others] = item.name.trim().split(/\s+/);
  const begun = { firstName, lastName: others.join(' '), email: item.email, messageId: String(id) };
  const back = workAddress({ kind: 'message', id });
  return (
    <QuoteWriting
      title={title}
      item={null}
      begun={begun}
      back={back}
      of={` of message ${id}`}
      backLabel="Back to the message"
    />
  );
}

function OfRegistration({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(BookedRegistrationDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const item = data?.item as BookedRegistrationQuery['item'] | undefined;
  if (item === null) return <MissingPage />;
  if (!item) return <Unanswered error={error} refetch={refetch} />;
  const { firstName, lastName, email, phone, programId } = item;
  const begun = {
    firstName,
    lastName,
    email,
    phone,
    registrationId: String(id),
    ...(programId !== null && { programId: String(programId) }),
  };
  const back = workAddress({ kind: 'registration', id });
  return (
    <QuoteWriting
      title={title}
      item={null}
      begun={begun}
      back={back}
      of={` of registration ${id}`}
      backLabel="Back to the registration"
    />
  );
}

function LikeAnother({ id }: { id: number }) {
  const { item, error, retry } = useFetched(useQuoteActions(), id);
  if (item === null) return <MissingPage />;
  if (!item) return <Unanswered error={error} refetch={retry} />;
  return (
    <QuoteWriting
      title={title}
      item={null}
      begun={likeQuote(item)}
      back={quoteAddress(id)}
      of={` like ${id}`}
      backLabel={`Back to quote ${id}`}
    />
  );
}

export const code: ScreenCode = { Screen: NewQuotePage };
