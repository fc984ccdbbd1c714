import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';
import { ownQuote } from '../../../test/rows/quote-rows.ts';

type Answers = Record<string, (input: never) => unknown>;
const shown = (more: Parameters<typeof ownQuote>[0] = {}, answers: Answers = {}) => ({
  answers: { travellerQuote: () => ownQuote(more), ...answers },
});

beforeEach(() => sessionStorage.clear());

describe('The page of a quote', () => {
  test('says what is offered, on which days, at what price and until when, and that no seats are held', async () => {
    await renderSite('/quote?key=K', shown());
    expect(await screen.findByRole('heading', { level: 1, name: 'Gorillas and the Nile' })).toBeVisible();
    expect(screen.getByText('Quote 12')).toBeVisible();
    expect(screen.getByText('2 travellers, for Grace Akello')).toBeVisible();
    expect(screen.getByText('Three on the Nile.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('USD 1,800');
    expect(screen.getByText('USD 540')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Good until Thu 1 Oct 2099' })).toBeVisible();
    expect(screen.getByText('No seats are held before you accept it.')).toBeVisible();
    expect(screen.getByText(/^Your seats are held for 24 hours\. USD 540 by then/)).toBeVisible();
  });

  test('is accepted with the terms, as it was shown, and leads to the booking', async () => {
    const acceptQuote = jest.fn((_: never) => ({ key: 'BOOKING' }));
    const { user } = await renderSite(
      '/quote?key=K',
      shown({}, { acceptQuote, travellerBooking: () => null }),
    );
    const accept = await screen.findByRole('button', { name: 'Accept this quote' });
    await user.click(accept);
    expect(screen.getByText('Please read the terms, and accept them to go on.')).toBeVisible();
    expect(acceptQuote).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: /^I agree to these terms/ }));
    await user.click(accept);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link opens no booking' }),
    ).toBeVisible();
    expect(acceptQuote.mock.calls[0]?.[0]).toEqual({ key: 'K', quoted: 'first', acceptTerms: true });
  });

  test('says when it was changed meanwhile, and shows what holds now', async () => {
    let changed = false;
    const acceptQuote = jest.fn((_: never) => {
      changed = true;
      throw new GraphQLError('This quote was changed after it was shown to you.', {
        extensions: { code: 'CONFLICT', quoted: 'second' },
      });
    });
    const travellerQuote = () => (changed ? ownQuote({ quoted: 'second', deposit: 60_000 }) : ownQuote());
    const { user } = await renderSite('/quote?key=K', shown({}, { acceptQuote, travellerQuote }));
    await user.click(await screen.findByRole('checkbox', { name: /^I agree to these terms/ }));
    await user.click(screen.getByRole('button', { name: 'Accept this quote' }));
    expect(await screen.findByText('This quote was changed after it was shown to you.')).toBeVisible();
    expect(await screen.findByText('USD 600')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept this quote' }));
    await waitFor(() => expect(acceptQuote).toHaveBeenCalledTimes(2));
    expect(acceptQuote.mock.calls[1]?.[0]).toMatchObject({ quoted: 'second' });
  });

  test('is declined with a word, and says so', async () => {
    let state: 'sent' | 'declined' = 'sent';
    const declineQuote = jest.fn((_: never) => {
      state = 'declined';
      return ownQuote({ state });
    });
    const travellerQuote = () => ownQuote({ state });
    const { user } = await renderSite('/quote?key=K', shown({}, { declineQuote, travellerQuote }));
    await user.click(await screen.findByText('This is not what I am looking for'));
    await user.type(screen.getByLabelText(/^What should be different/), 'Fewer days');
    await user.click(screen.getByRole('button', { name: 'Decline this quote' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'You declined this quote' })).toBeVisible();
    expect(declineQuote.mock.calls[0]?.[0]).toEqual({ key: 'K', reason: 'Fewer days' });
  });

  test.each([
    ['expired', 'This quote has ended'],
    ['withdrawn', 'We took this quote back'],
    ['declined', 'You declined this quote'],
  ] as const)('that is %s says so, and cannot be accepted', async (state, title) => {
    await renderSite('/quote?key=K', shown({ state }));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('button', { name: 'Accept this quote' })).not.toBeInTheDocument();
  });

  test('that was accepted leads to its booking', async () => {
    const more = { state: 'accepted', bookingReference: '7K3MPQ2X', bookingKey: 'BOOKING' } as const;
    await renderSite('/quote?key=K', shown(more));
    expect(await screen.findByText(/^It is your booking 7K3MPQ2X now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your booking' })).toHaveAttribute(
      'href',
      '/booking?key=BOOKING',
    );
  });

  test('says it of a link that opens nothing', async () => {
    await renderSite('/quote?key=K', { answers: { travellerQuote: () => null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link opens no quote' })).toBeVisible();
  });
});
