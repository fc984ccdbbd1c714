import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { endSession, login } from '../../lib/session/session.ts';
import { ReviewPage } from './review/review-page.tsx';
import type { StaffReviewFragment } from './reviews.generated.ts';
import { ReviewsPage } from './reviews-page.tsx';

const row = (more: Partial<StaffReviewFragment> = {}): StaffReviewFragment & { __typename: 'Review' } => ({
  __typename: 'Review',
  id: 4,
  state: 'waiting',
  stateAt: '2026-01-05T12:00:00.000Z',
  stars: 4,
  title: 'Worth each step',
  text: 'A hard climb, and an hour we shall not forget.',
  firstName: 'Grace',
  programName: 'Gorilla Trek',
  programId: 3,
  travelledOn: '2025-12-28',
  reason: '',
  bookingId: 7,
  createdAt: '2026-01-05T12:00:00.000Z',
  version: 2,
  ...more,
});
const open = (server: Server = {}, more: Partial<StaffReviewFragment> = {}) =>
  renderStaff(
    <Routes>
      <Route path="/admin/reviews/:record" element={<ReviewPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { staffReviewOpened: () => ({ item: row(more) }), ...server },
    '/admin/reviews/4',
  );

afterEach(() => act(endSession));

test('Reviews are listed with their guest, journey, stars and state, and narrowed to those that wait', async () => {
  const asked: unknown[] = [];
  renderStaff(
    <ReviewsPage />,
    {
      staffReviews: ({ filter }) => {
        asked.push(filter);
        return {
          all: { __typename: 'ReviewConnection', totalCount: 1 },
          page: {
            __typename: 'ReviewConnection',
            nodes: [row()],
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: false,
              hasPreviousPage: false,
              startCursor: null,
              endCursor: null,
            },
          },
        };
      },
    },
    '/admin/reviews?status=waiting',
  );
  expect(await screen.findByRole('link', { name: 'Grace' })).toHaveAttribute('href', '/admin/reviews/4');
  for (const text of ['Gorilla Trek', '4 of 5', 'Sun 28 Dec 2025'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Worth each step: A hard climb, and an hour we shall not forget.')).toBeVisible();
  expect(asked).toContainEqual({ state: ['waiting'] });
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Written, latest first');
});

test('a review is approved as it was read, and who reads an older one is told', async () => {
  const sent: unknown[] = [];
  const { user } = open({
    decideReview: (variables) => {
      sent.push(variables);
      if (sent.length === 1)
        throw new Refusal(
          'The guest changed this review after you read it. Please read it again, then decide.',
          {
            code: 'CONFLICT',
          },
        );
      return { saved: row({ state: 'approved', version: 3 }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getByText(/with Grace and the month of travel. No mail leaves/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Approve' }).at(-1) as HTMLElement);
  await seen(/The guest changed this review after you read it/);
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(screen.getAllByRole('button', { name: 'Approve' }).at(-1) as HTMLElement);
  await seen('Review approved');
  expect(sent).toEqual(Array(2).fill({ id: 4, version: 2, approve: true }));
  expect(await screen.findByRole('button', { name: 'Take it down' })).toBeVisible();
});

test('it is declined with a reason that its guest reads', async () => {
  const { user } = open({
    decideReview: ({ approve, reason }) => {
      expect([approve, reason]).toEqual([false, 'Please name no guide.']);
      return { saved: row({ state: 'declined', reason, version: 3 }) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), ' Please name no guide. ');
  await user.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1) as HTMLElement);
  await seen('Review declined');
  await waitFor(() => expect(screen.getByText('Please name no guide.')).toBeVisible());
});

test('who writes no content reads a review and decides nothing; who reads no office is led to no booking', async () => {
  act(() => login({ user: { id: 1, email: 'v@lubugo.example', role: 'viewer' }, token: 'good' }));
  open();
  expect(await screen.findByRole('link', { name: 'The booking it was written for' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  act(() => login({ user: { id: 1, email: 'c@lubugo.example', role: 'content' }, token: 'good' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'The booking it was written for' })).toBeNull();
});
