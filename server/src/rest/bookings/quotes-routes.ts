// Quotes: what staff write, and what a guest does with the key of one.
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import { id, inputWithKey, inputWithVersion, keyOf, nothing, placeBelow, rowsOnly } from '../call.ts';
import type { Call, Route } from '../route.ts';
import { byKey } from './by-key.ts';
import {
  RestAcceptQuoteDocument,
  RestCreateQuoteDocument,
  RestDeclineQuoteDocument,
  RestOwnQuoteDocument,
  RestQuoteDocument,
  RestQuotesDocument,
  RestSendQuoteDocument,
  RestUpdateQuoteDocument,
  RestWithdrawQuoteDocument,
} from './quotes.generated.ts';

const dayIn = (days: number) => daysBefore(kampalaDay(), -days);

const newQuote = {
  title: 'Gorillas and the Nile, for five friends',
  text: 'Two nights at Bwindi, three on the Nile.',
  startsOn: dayIn(90),
  endsOn: dayIn(96),
  goodUntil: dayIn(14),
  party: [{ residence: 'foreignNonResident', ageBand: 'adult', count: 5 }],
  currency: 'USD',
  lines: [{ text: 'All seven days', count: 5, unitAmount: 185_000, unitPermit: 80_000 }],
  firstName: 'Grace',
  lastName: 'Akello',
  email: 'grace@example.org',
};

const ofQuote = byKey('quoteKey', 'Quote');

export const quotesRoutes = [
  {
    method: 'GET',
    path: '/admin/quotes',
    operation: RestQuotesDocument,
    variables: nothing,
    answer: rowsOnly,
    openapi: { description: 'The newest 1,000. For more, or to search, ask GraphQL for `quotes`.' },
  },
  {
    method: 'POST',
    path: '/admin/quotes',
    operation: RestCreateQuoteDocument,
    variables: inputWithKey,
    status: 201,
    location: placeBelow('/admin/quotes'),
    example: newQuote,
  },
  {
    method: 'GET',
    path: '/admin/quotes/:id',
    operation: RestQuoteDocument,
    variables: id,
    missing: 'Quote',
  },
  {
    method: 'PUT',
    path: '/admin/quotes/:id',
    operation: RestUpdateQuoteDocument,
    // The one that the example before it made is withdrawn by now.
    variables: inputWithVersion,
    example: newQuote,
    refuses: [409],
    exampleStatus: 409,
  },
  {
    method: 'POST',
    path: '/admin/quotes/:id/send',
    operation: RestSendQuoteDocument,
    variables: (call: Call) => ({ ...id(call), key: keyOf(call) }),
    refuses: [400, 409],
  },
  {
    method: 'POST',
    path: '/admin/quotes/:id/withdraw',
    operation: RestWithdrawQuoteDocument,
    variables: id,
    refuses: [409],
  },
  ofQuote('/own-quote', RestOwnQuoteDocument),
  ofQuote('/own-quote/accept', RestAcceptQuoteDocument, { quoted: 'q0ot3dByTheQuote', acceptTerms: true }),
  ofQuote('/own-quote/decline', RestDeclineQuoteDocument, { reason: 'We found another date.' }),
] as Route[];
