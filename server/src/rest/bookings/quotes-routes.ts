// Quotes: what staff write, and what a guest does with the key of one, which is sent in the body and never stands in an address.
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import { fields, id, inputWithKey, inputWithVersion, keyOf, nothing, placeBelow } from '../call.ts';
import type { AnswerShape, Call, Route } from '../route.ts';
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

const rowsOnly: AnswerShape = {
  of: (connection) => (connection as { nodes: unknown[] }).nodes,
  schema: (connection) => (connection.properties as Record<string, Record<string, unknown>>).nodes ?? {},
};

const dayIn = (days: number) => daysBefore(kampalaDay(), -days);
const quoteKey = 'AAAAAAAAAAAAAAAAAAAAAA';

const newQuote = {
  title: 'Gorillas and the Nile, for five friends',
  text: 'Two nights at Bwindi, three on the Nile.',
  ...{ startsOn: dayIn(90), endsOn: dayIn(96), goodUntil: dayIn(14) },
  party: [{ residence: 'foreignNonResident', ageBand: 'adult', count: 5 }],
  currency: 'USD',
  lines: [{ text: 'All seven days', count: 5, unitAmount: 185_000, unitPermit: 80_000 }],
  ...{ firstName: 'Grace', lastName: 'Akello', email: 'grace@example.org' },
};

/** No example can have the key of a quote. */
const ofKey = { missing: 'Quote', exampleStatus: 404 };

export const quotesRoutes = [
  {
    ...{ method: 'GET', path: '/admin/quotes', operation: RestQuotesDocument, variables: nothing },
    answer: rowsOnly,
    openapi: { description: 'The newest 1,000. For more, or to search, ask GraphQL for `quotes`.' },
  },
  {
    ...{ method: 'POST', path: '/admin/quotes', operation: RestCreateQuoteDocument },
    ...{ variables: inputWithKey, status: 201, location: placeBelow('/admin/quotes'), example: newQuote },
  },
  {
    ...{ method: 'GET', path: '/admin/quotes/:id', operation: RestQuoteDocument, variables: id },
    missing: 'Quote',
  },
  {
    ...{ method: 'PUT', path: '/admin/quotes/:id', operation: RestUpdateQuoteDocument },
    // The one that the example before it made is withdrawn by now.
    ...{ variables: inputWithVersion, example: newQuote, refuses: [409], exampleStatus: 409 },
  },
  {
    ...{ method: 'POST', path: '/admin/quotes/:id/send', operation: RestSendQuoteDocument },
    variables: (call: Call) => ({ ...id(call), key: keyOf(call) }),
    refuses: [400, 409],
  },
  {
    ...{ method: 'POST', path: '/admin/quotes/:id/withdraw', operation: RestWithdrawQuoteDocument },
    ...{ variables: id, refuses: [409] },
  },
  {
    ...{ method: 'POST', path: '/own-quote', operation: RestOwnQuoteDocument },
    ...{ variables: fields('quoteKey'), example: { quoteKey }, ...ofKey },
  },
  {
    ...{ method: 'POST', path: '/own-quote/accept', operation: RestAcceptQuoteDocument },
    variables: fields('quoteKey', 'quoted', 'acceptTerms'),
    ...{ example: { quoteKey, quoted: 'q0ot3dByTheQuote', acceptTerms: true }, ...ofKey },
  },
  {
    ...{ method: 'POST', path: '/own-quote/decline', operation: RestDeclineQuoteDocument },
    variables: fields('quoteKey', 'reason'),
    ...{ example: { quoteKey, reason: 'We found another date.' }, ...ofKey },
  },
] as Route[];
