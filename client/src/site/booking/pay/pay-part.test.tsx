import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../../test/render-site.tsx';
import { heldBooking } from '../../../../test/rows/held-booking.ts';
import { readPaying } from './paying.ts';

const deposit = {
  due: 42_000,
  least: 42_000,
  most: 140_000,
  confirms: true,
  mobileMoneyMax: null,
  isSandbox: false,
};
const booking = {
  ...heldBooking,
  addressConfirmed: true,
  canExtend: false,
  lines: [],
  permitTotal: 0,
  travellers: [],
  needsPassports: false,
  payOnline: deposit,
};
const open = {
  link: 'https://provider.example/pay/7',
  amount: 42_000,
  currency: 'USD',
  endsAt: '2026-12-01T15:30:00.000Z',
};
const ugx = {
  ...booking,
  currency: 'UGX',
  total: 9_000_000,
  deposit: 6_000_000,
  due: 6_000_000,
  payOnline: { ...deposit, due: 6_000_000, least: 200_000, most: 9_000_000, mobileMoneyMax: 5_000_000 },
};

beforeEach(() => sessionStorage.clear());

describe('Paying for a booking online', () => {
  test('begins with the sum that is due, has a page made for it, and leads there by a link', async () => {
    let isOpen = false;
    const startBookingPayment = jest.fn((_: never) => {
      isOpen = true;
      return booking;
    });
    const travellerBooking = () => ({ ...booking, openPayment: isOpen ? open : null });
    const answers = { travellerBooking, startBookingPayment };
    const { user } = await renderSite('/booking?key=K', { answers });
    const sum = await screen.findByLabelText('Sum in USD');
    expect(sum).toHaveValue('420');
    expect(sum).toHaveAccessibleDescription('USD 420 confirms your seats. You can pay up to USD 1,400.');
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    const link = await screen.findByRole('link', { name: 'Go and pay USD 420' });
    expect(startBookingPayment.mock.calls[0]?.[0]).toEqual({ key: 'K', amount: 42_000 });
    expect(link).toHaveAttribute('href', open.link);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link.closest('[role=status]')).toHaveTextContent(/until Tue 1 Dec 2026, 18:30 in Kampala/);
    await waitFor(() => expect(link).toHaveFocus());
    expect(readPaying()).toBe('K');
  });

  test('takes another sum as people type it, and says beside the field what is wrong with it', async () => {
    const message = 'Please pay at least USD 420 and at most USD 1,400.';
    const startBookingPayment = jest.fn((_: never) => {
      const details = [{ message, path: ['amount'] }];
      throw new GraphQLError('Please correct this.', { extensions: { code: 'BAD_USER_INPUT', details } });
    });
    const answers = { travellerBooking: () => booking, startBookingPayment };
    const { user } = await renderSite('/booking?key=K', { answers });
    const sum = await screen.findByLabelText('Sum in USD');
    await user.clear(sum);
    await user.type(sum, '1,500.50');
    await user.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(sum).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(startBookingPayment.mock.calls[0]?.[0]).toEqual({ key: 'K', amount: 150_050 });
    expect(sum).toHaveValue('1,500.50');
  });

  test('says which way takes a sum that is more than mobile money does', async () => {
    await renderSite('/booking?key=K', { answers: { travellerBooking: () => ugx } });
    expect(await screen.findByLabelText('Sum in UGX')).toHaveAccessibleDescription(
      'Together UGX 6,000,000 confirms your seats, in parts of at least UGX 200,000.',
    );
    expect(screen.getByText(/^Mobile money takes at most UGX 5,000,000 at once/)).toBeVisible();
  });

  test('is one press where one sum is possible, and says when no money moves', async () => {
    const payOnline = { ...deposit, due: 9_000, least: 9_000, most: 9_000, isSandbox: true };
    await renderSite('/booking?key=K', { answers: { travellerBooking: () => ({ ...booking, payOnline }) } });
    expect(await screen.findByRole('button', { name: 'Pay USD 90 now' })).toBeVisible();
    expect(screen.queryByLabelText('Sum in USD')).not.toBeInTheDocument();
    expect(screen.getByText(/^This is a demonstration: no money moves\./)).toBeVisible();
  });

  test('is not offered where nothing can be paid online', async () => {
    await renderSite('/booking?key=K', {
      answers: { travellerBooking: () => ({ ...booking, payOnline: null }) },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Pay online' })).not.toBeInTheDocument();
  });
});
