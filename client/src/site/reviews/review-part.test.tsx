import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';

const words = {
  stars: 5,
  title: 'Worth each step',
  text: 'A climb we shall not forget.',
  firstName: 'Grace',
};
const review = (more: object = {}) => ({ ...words, state: 'waiting', reason: '', ...more });
/** What the link of a booking opens whose days are over, but for what it says of the review. */
const own = (more: object = {}) => ({
  programName: 'Gorilla Trek',
  programId: 1,
  canWrite: true,
  firstName: 'Grace',
  review: null,
  ...more,
});
const open = (travellerReview: () => unknown, answers: Record<string, (input: never) => unknown> = {}) =>
  renderSite('/booking?key=K', { answers: { travellerBooking: () => null, travellerReview, ...answers } });

beforeEach(() => sessionStorage.clear());

test('who travelled writes a review, sees that it is with us, and changes it', async () => {
  let written: ReturnType<typeof review> | null = null;
  const saveReview = jest.fn(({ input }: { input: typeof words }) => {
    written = review(input);
    return own({ review: written });
  });
  const { user } = await open(() => own({ review: written }), {
    saveReview: saveReview as (input: never) => unknown,
  });
  const form = within(await screen.findByRole('form', { name: 'Review' }));
  expect(form.getByLabelText('First name, as visitors read it')).toHaveValue('Grace');
  await user.selectOptions(form.getByLabelText('Stars'), '4 stars: good');
  await user.type(form.getByLabelText(/^Your review/), 'A climb we shall not forget.');
  await user.click(form.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByText('Thank you. Your review is with us.')).toBeVisible();
  expect(saveReview.mock.calls[0]?.[0]).toMatchObject({
    input: { stars: 4, title: '', text: 'A climb we shall not forget.', firstName: 'Grace' },
  });
  expect(await screen.findByText(/until then you can change it/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save the changed review' }));
  await waitFor(() => expect(saveReview).toHaveBeenCalledTimes(2));
});

test('what is wrong is said at its field, and nothing typed is lost', async () => {
  const saveReview = () => {
    throw new GraphQLError('Please correct this.', {
      extensions: {
        code: 'BAD_USER_INPUT',
        details: [{ message: 'Please choose from 1 to 5 stars.', path: ['stars'] }],
      },
    });
  };
  const { user } = await open(() => own(), { saveReview });
  await user.type(await screen.findByLabelText(/^Your review/), 'Fine.');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  await waitFor(() => expect(screen.getByLabelText('Stars')).toBeInvalid());
  expect(screen.getByLabelText(/^Your review/)).toHaveValue('Fine.');
});

test('one that was approved is read and can be withdrawn', async () => {
  let there = true;
  const withdrawReview = jest.fn((_: never) => {
    there = false;
    return own();
  });
  const { user } = await open(
    () => own(there ? { canWrite: false, review: review({ state: 'approved' }) } : {}),
    { withdrawReview },
  );
  expect(await screen.findByText('A climb we shall not forget.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gorilla Trek' })).toHaveAttribute('href', '/programs/1#reviews');
  expect(screen.queryByRole('form', { name: 'Review' })).toBeNull();
  await user.click(screen.getByText('Withdraw my review'));
  await user.click(screen.getByRole('button', { name: 'Withdraw the review' }));
  expect(await screen.findByText('Your review is withdrawn.')).toBeVisible();
  expect(withdrawReview).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('form', { name: 'Review' })).toBeVisible();
});

test('one that was declined says why', async () => {
  await open(() =>
    own({ canWrite: false, review: review({ state: 'declined', reason: 'Please name no guide.' }) }),
  );
  expect(await screen.findByText(/We have not published your review: Please name no guide\./)).toBeVisible();
});
