import { useParams } from 'react-router-dom';
import { useFetched } from '../../screens/editing/edited.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { MissingPage } from '../../ui/page.tsx';
import { quoteAddress } from '../quote-address.ts';
import { isOpenQuote } from '../quote-words.ts';
import { useQuoteActions } from './quote-actions.ts';
import { QuoteWriting } from './quote-writing.tsx';

/** Changes a quote, as it is now; one that is over is not changed any more. */
export function EditQuotePage() {
  const { record = '' } = useParams();
  return /^\d{1,9}$/.test(record) ? <Fetched key={record} id={Number(record)} /> : <MissingPage />;
}

function Fetched({ id }: { id: number }) {
  const actions = useQuoteActions();
  const { item, error, retry } = useFetched(actions, id);
  if (item === null || (item && !isOpenQuote(item))) return <MissingPage />;
  if (!item) return <Unanswered error={error} refetch={retry} />;
  return (
    <QuoteWriting title="Edit Quote" item={item} back={quoteAddress(id)} backLabel="Back to the quote" />
  );
}

export const code: ScreenCode = { Screen: EditQuotePage };
