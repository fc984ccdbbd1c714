// Reviews: what visitors read, what staff decide, and what a guest does with the key of the booking, which is sent in the body and never stands in an address.
import { fields, id, nothing, versionOf } from '../call.ts';
import type { AnswerShape, Call, Route } from '../route.ts';
import { withForm } from '../with-form.ts';
import {
  RestDecideReviewDocument,
  RestOwnReviewDocument,
  RestProgramReviewsDocument,
  RestReviewDocument,
  RestReviewsDocument,
  RestSaveReviewDocument,
  RestWithdrawReviewDocument,
} from './reviews.generated.ts';

const rowsOnly: AnswerShape = {
  of: (connection) => (connection as { nodes: unknown[] }).nodes,
  schema: (connection) => (connection.properties as Record<string, Record<string, unknown>>).nodes ?? {},
};

const bookingKey = 'AAAAAAAAAAAAAAAAAAAAAA';
const review = {
  stars: 5,
  title: 'Worth each step',
  text: 'A hard climb, and an hour that we shall not forget.',
  firstName: 'Grace',
};

/** No example can have the key of a booking. */
const ofKey = { missing: 'Review', exampleStatus: 404 };

export const reviewsRoutes = [
  {
    ...{ method: 'GET', path: '/programs/:id/reviews', operation: RestProgramReviewsDocument, variables: id },
    ...{ missing: 'Review', exampleStatus: 404 },
    openapi: {
      description: 'The last 1,000 that were approved; 404 while there is none. For more ask GraphQL.',
    },
  },
  {
    ...{ method: 'GET', path: '/admin/reviews', operation: RestReviewsDocument, variables: nothing },
    answer: rowsOnly,
    openapi: { description: 'The newest 1,000. For more, or to search, ask GraphQL for `reviews`.' },
  },
  {
    ...{ method: 'GET', path: '/admin/reviews/:id', operation: RestReviewDocument, variables: id },
    missing: 'Review',
  },
  {
    ...{ method: 'POST', path: '/admin/reviews/:id/decision', operation: RestDecideReviewDocument },
    variables: (call: Call) => ({
      ...id(call),
      ...fields('approve', 'reason')(call),
      version: versionOf(call),
    }),
    // Nobody who travelled wrote one.
    ...{ example: { approve: true }, exampleStatus: 404, refuses: [409] },
  },
  {
    ...{ method: 'POST', path: '/own-booking/review', operation: RestOwnReviewDocument },
    ...{ variables: fields('bookingKey'), example: { bookingKey }, ...ofKey },
  },
  {
    ...{ method: 'PUT', path: '/own-booking/review', operation: RestSaveReviewDocument },
    variables: withForm(({ body: { bookingKey, form: _, ...input } }: Call) => ({ bookingKey, input })),
    ...{ example: { bookingKey, ...review }, ...ofKey },
  },
  {
    ...{ method: 'POST', path: '/own-booking/review/withdraw', operation: RestWithdrawReviewDocument },
    ...{ variables: fields('bookingKey'), example: { bookingKey }, ...ofKey },
  },
] as Route[];
