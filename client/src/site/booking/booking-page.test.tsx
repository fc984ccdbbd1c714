import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';
import { heldBooking as booking } from '../../../test/rows/held-booking.ts';

const own = (more: object = {}, answers: Record<string, (input: never) => unknown> = {}) => ({
  answers: { travellerBooking: () => ({ ...booking, ...more }), ...answers },
});

beforeEach(() => sessionStorage.clear());

describe('The page of a booking', () => {
  test('says how it stands, until when by the clock, what it costs and what is due', async () => {
    await renderSite('/booking?key=K', own());
    expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
    expect(screen.getByText('Booking 7K3MPQ2X')).toBeVisible();
    expect(screen.getByText(/^Until Tue 1 Dec 2026, 18:30 in Kampala\. The link in our mail/)).toBeVisible();
    expect(screen.getByText('To be paid by Tue 1 Dec 2026')).toBeVisible();
    expect(screen.getByText('USD 420')).toBeVisible();
    expect(screen.queryByText('Voucher as PDF')).not.toBeInTheDocument();
  });

  test('changes nothing when it is opened, and confirms the address with a press', async () => {
    let confirmed = false;
    const confirmBookingAddress = jest.fn((_: never) => {
      confirmed = true;
      return { ...booking };
    });
    const travellerBooking = () => ({ ...booking, addressConfirmed: confirmed });
    const { user } = await renderSite(
      '/booking?key=K&token=T',
      own({}, { confirmBookingAddress, travellerBooking }),
    );
    const button = await screen.findByRole('button', { name: 'Confirm my address' });
    expect(confirmBookingAddress).not.toHaveBeenCalled();
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(confirmBookingAddress.mock.calls[0]?.[0]).toEqual({ key: 'K', token: 'T' });
  });

  test('makes a hold longer once', async () => {
    let longer = false;
    const extendHold = () => {
      longer = true;
      return { ...booking };
    };
    const travellerBooking = () => ({ ...booking, canExtend: !longer });
    const { user } = await renderSite('/booking?key=K', own({}, { extendHold, travellerBooking }));
    await user.click(await screen.findByRole('button', { name: 'I need 30 minutes more' }));
    await waitFor(() => expect(screen.queryByText('I need 30 minutes more')).not.toBeInTheDocument());
  });

  test('lists invoices and receipts, each a file that the key opens, and says which count no more', async () => {
    const paper = { issuedOn: '2026-11-24', currency: 'USD', takesBack: null, counts: true };
    const papers = [
      { ...paper, kind: 'invoice', number: 'INV-2026-0007', amount: 140_000, counts: false },
      { ...paper, kind: 'receipt', number: 'REC-2026-0009', amount: 42_000 },
      { ...paper, kind: 'creditNote', number: 'CRN-2026-0002', amount: 140_000, takesBack: 'INV-2026-0007' },
    ];
    await renderSite('/booking?key=K+1', own({ papers }));
    const link = await screen.findByRole('link', { name: 'Receipt REC-2026-0009 as PDF' });
    expect(link).toHaveAttribute('href', '/booking/paper.pdf?key=K%201&number=REC-2026-0009');
    expect(screen.getByText('Tue 24 Nov 2026, taken back by a credit note')).toBeVisible();
    expect(screen.getByText('Tue 24 Nov 2026, takes back INV-2026-0007')).toBeVisible();
  });

  test('says nothing of papers while none were issued', async () => {
    await renderSite('/booking?key=K', own());
    expect(await screen.findByRole('heading', { name: 'What it costs' })).toBeVisible();
    expect(screen.queryByText('Invoices and receipts')).not.toBeInTheDocument();
  });

  test('takes names and passports, and shows no passport again', async () => {
    const saveTravellers = jest.fn((_: never) => ({ ...booking }));
    const { user } = await renderSite('/booking?key=K', own({}, { saveTravellers }));
    await user.type(await screen.findByLabelText('Full name'), 'Grace Akello');
    await user.type(screen.getByLabelText('Passport number'), 'A1234567');
    await user.click(screen.getByRole('button', { name: 'Save names' }));
    expect(await screen.findByText('Saved. Thank you.')).toBeVisible();
    expect(saveTravellers.mock.calls[0]?.[0]).toEqual({
      key: 'K',
      travellers: [{ id: '3', name: 'Grace Akello', passport: 'A1234567' }],
    });
    expect(screen.getByLabelText('Passport number')).toHaveValue('');
    expect(sessionStorage.getItem('form:travellers')).not.toContain('A1234567');
  });

  test('says beside its field what is wrong with a traveller', async () => {
    const saveTravellers = () => {
      throw new GraphQLError('Please correct this.', {
        extensions: {
          code: 'BAD_USER_INPUT',
          details: [
            { message: 'Date of birth must be in the past.', path: ['travellers', 0, 'dateOfBirth'] },
          ],
        },
      });
    };
    const { user } = await renderSite('/booking?key=K', own({}, { saveTravellers }));
    await user.click(await screen.findByRole('button', { name: 'Save names' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
        'Date of birth must be in the past.',
      ),
    );
  });

  test('cancels after the sum was said, and sends it along', async () => {
    const cancelOwnBooking = jest.fn((_: never) => ({ ...booking }));
    const { user } = await renderSite(
      '/booking?key=K',
      own({ state: 'confirmed', paid: 140_000, refund: 70_000, kept: 70_000 }, { cancelOwnBooking }),
    );
    await user.click(await screen.findByText('Cancel this booking'));
    expect(
      screen.getByText(
        /You have paid USD 1,400\. By the terms below we keep USD 700, and USD 700 comes back/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    await waitFor(() => expect(cancelOwnBooking).toHaveBeenCalled());
    expect(cancelOwnBooking.mock.calls[0]?.[0]).toEqual({ key: 'K', refund: 70_000 });
  });

  test('asks the office', async () => {
    const askAboutBooking = jest.fn((_: never) => ({ ...booking }));
    const { user } = await renderSite('/booking?key=K', own({}, { askAboutBooking }));
    await user.type(await screen.findByLabelText('Your question'), 'Is there a porter?');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Your question is with us. We answer by mail.')).toBeVisible();
    expect(askAboutBooking.mock.calls[0]?.[0]).toMatchObject({ key: 'K', text: 'Is there a porter?' });
  });

  test('leads to voucher and calendar once it is confirmed', async () => {
    await renderSite('/booking?key=K', own({ state: 'confirmed', holdUntil: null, canExtend: false }));
    expect(await screen.findByRole('link', { name: 'Voucher as PDF' })).toHaveAttribute(
      'href',
      '/booking/voucher.pdf?key=K',
    );
    expect(screen.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      '/booking/calendar.ics?key=K',
    );
  });

  test('sends its forms to its own address without JavaScript, each by its name', async () => {
    await renderSite('/booking?key=K%2B', own());
    const form = await screen.findByRole('form', { name: 'Who travels' });
    expect(form).toHaveAttribute('action', '/booking?key=K%2B#travellers');
    expect(within(form).getByDisplayValue('travellers')).toHaveAttribute('name', 'form');
  });
});

test('a wrong key opens nothing, and leads to a new link', async () => {
  await renderSite('/booking?key=wrong', own({}, { travellerBooking: () => null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link opens no booking' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/booking/link');
});

test('without a key a mail brings a new link, and nobody learns whether there is such a booking', async () => {
  const travellerBooking = jest.fn(() => null);
  const sendBookingLink = jest.fn((_: never) => true);
  const { user } = await renderSite('/booking/link', own({}, { travellerBooking, sendBookingLink }));
  await user.type(await screen.findByLabelText('Booking reference'), '7K3MPQ2X');
  await user.type(screen.getByLabelText('Email'), 'grace@example.org');
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(
    await screen.findByText(/If there is such a booking, a mail with a new link is on its way/),
  ).toBeVisible();
  expect(travellerBooking).not.toHaveBeenCalled();
});

describe('A place on the waiting list', () => {
  const place = {
    state: 'waiting',
    before: 2,
    programName: 'Gorilla Trek',
    programId: 1,
    seats: 2,
    startsOn: '2026-12-04',
    endsOn: '2026-12-06',
  };

  test('says who waits before, and is left with a press', async () => {
    let state = 'waiting';
    const leaveWaitingList = () => {
      state = 'left';
      return { ...place, state };
    };
    const answers = { waitingPlace: () => ({ ...place, state }), leaveWaitingList };
    const { user } = await renderSite('/booking/waiting?key=K', { answers });
    expect(await screen.findByText(/2 parties wait before you\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You have left the list' })).toBeVisible();
  });

  test('is not opened by a wrong key', async () => {
    await renderSite('/booking/waiting?key=wrong', { answers: { waitingPlace: () => null } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This link opens no place' })).toBeVisible();
  });
});
