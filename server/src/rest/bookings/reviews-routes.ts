// Reviews: what visitors read, what staff decide, and what a guest does with the key of the booking.
import { id, idWithFieldsAndVersion, nothing, rowsOnly } from '../call.ts';
import type { Call, Route } from '../route.ts';
import { withForm } from '../with-form.ts';
import { byKey } from './by-key.ts';
import {
  RestDecideReviewDocument,
  RestOwnReviewDocument,
  RestProgramReviewsDocument,
  RestReviewDocument,
  RestReviewsDocument,
  RestSaveReviewDocument,
  RestWithdrawReviewDocument,
} from './reviews.generated.ts';

const review = {
  stars: 5,
  title: 'Worth each step',
  text: 'A hard climb, and an hour that we shall not forget.',
  firstName: 'Grace',
};

const ofReview = byKey('bookingKey', 'Review');

export const reviewsRoutes = [
  {
    method: 'GET',
    path: '/programs/:id/reviews',
    operation: RestProgramReviewsDocument,
    variables: id,
    missing: 'Review',
    exampleStatus: 404,
    openapi: {
      description: 'The last 1,000 that were approved; 404 while there is none. For more ask GraphQL.',
    },
  },
  {
    method: 'GET',
    path: '/admin/reviews',
    operation: RestReviewsDocument,
    variables: nothing,
    answer: rowsOnly,
    openapi: { description: 'The newest 1,000. For more, or to search, ask GraphQL for `reviews`.' },
  },
  {
    method: 'GET',
    path: '/admin/reviews/:id',
    operation: RestReviewDocument,
    variables: id,
    missing: 'Review',
  },
  {
    method: 'POST',
    path: '/admin/reviews/:id/decision',
    operation: RestDecideReviewDocument,
    variables: idWithFieldsAndVersion('approve', 'reason'),
    // Nobody who travelled wrote one.
    example: { approve: true },
    exampleStatus: 404,
    refuses: [409],
  },
  ofReview('/own-booking/review', RestOwnReviewDocument),
  {
    ...ofReview('/own-booking/review', RestSaveReviewDocument, review),
    method: 'PUT',
    variables: withForm(({ body: { bookingKey, form: _, ...input } }: Call) => ({ bookingKey, input })),
  },
  ofReview('/own-booking/review/withdraw', RestWithdrawReviewDocument),
] as Route[];
