import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { renderSite } from '../../../test/render-site.tsx';
import { demoProgram } from '../../../test/rows/demo-api.ts';
import { demoDeparture, demoTerms, demoTier } from '../../../test/rows/demo-departures.ts';

const gorillas = demoProgram({
  id: 1,
  name: 'Gorilla Trek',
  bookingMode: 'instant',
  priceTiers: [
    demoTier({ id: 1, residence: 'foreignNonResident' }),
    demoTier({ id: 2, residence: 'eastAfricanCitizen', currency: 'UGX', amount: 900_000, permit: 300_000 }),
  ],
  departures: [
    demoDeparture({ id: 5 }),
    demoDeparture({ id: 6, startsOn: '2026-12-11', endsOn: '2026-12-13', visible: 'soldOut' }),
  ],
});

const quote = {
  departure: gorillas.departures?.[0],
  mode: 'instant',
  seats: 3,
  seatsLeft: 6,
  lines: [
    {
      text: 'Adult, foreign non-resident',
      count: 2,
      unitAmount: 140_000,
      unitPermit: 80_000,
      amount: 280_000,
    },
    {
      text: 'Adult, East African citizen',
      count: 1,
      unitAmount: 25_000,
      unitPermit: 8_000,
      amount: 25_000,
    },
  ],
  currency: 'USD',
  total: 305_000,
  permitTotal: 168_000,
  deposit: 91_500,
  balanceDueOn: '2026-11-04',
  rate: 3700,
  terms: demoTerms,
  quoted: 'q1',
};

const review = '/book/1?date=5&foreignNonResident-adult=2&eastAfricanCitizen-adult=1&step=review';
const withAnswers = (answers: Record<string, (input: never) => unknown> = {}) => ({
  programs: [gorillas],
  answers: {
    seatsLeft: () => [
      { departureId: 5, seats: 6 },
      { departureId: 6, seats: 0 },
    ],
    bookingQuote: () => quote,
    ...answers,
  },
});

beforeEach(() => sessionStorage.clear());

describe('The first step', () => {
  test('offers the dates with exact seats, and the kinds of travellers that have prices', async () => {
    await renderSite('/book/1?date=6', withAnswers());
    expect(await screen.findByRole('heading', { level: 1, name: 'Gorilla Trek' })).toBeVisible();
    const date = screen.getByRole('combobox', { name: 'Date' });
    expect(
      within(date)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please choose',
      'Fri 4 Dec to Sun 6 Dec 2026 · 6 seats left',
      'Fri 11 Dec to Sun 13 Dec 2026 · sold out: waiting list',
    ]);
    expect(date).toHaveValue('6');
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Foreign non-resident',
      'East African citizen',
    ]);
  });

  test('leads to an address that says what was chosen', async () => {
    const { user, router } = await renderSite('/book/1', withAnswers());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Date' }), '5');
    const [foreign, citizens] = screen.getAllByRole('spinbutton', { name: /Adults/ });
    await user.type(foreign as HTMLElement, '2');
    await user.type(citizens as HTMLElement, '1');
    await user.click(screen.getByRole('button', { name: 'See the price' }));
    expect(await screen.findByText('Book online: step 2 of 2')).toBeVisible();
    expect(new URLSearchParams(router.location.search).toString()).toBe(
      'step=review&date=5&foreignNonResident-adult=2&eastAfricanCitizen-adult=1',
    );
  });

  test('says what is missing', async () => {
    await renderSite('/book/1?step=review', withAnswers());
    expect(await screen.findByText('Choose a date.')).toBeVisible();
    expect(screen.getByText('Say how many travel.')).toBeVisible();
  });

  test('comes back with the sentence of what was refused, and what was chosen', async () => {
    const bookingQuote = () => {
      throw new GraphQLError('Booking for this date has ended. Choose a later one.', {
        extensions: { code: 'BAD_USER_INPUT' },
      });
    };
    await renderSite(review, withAnswers({ bookingQuote }));
    expect(await screen.findByText('Booking for this date has ended. Choose a later one.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveValue('5');
    expect(screen.getAllByRole('spinbutton')[0]).toHaveValue(2);
  });
});

describe('The second step', () => {
  test('says the price line by line, with permits, deposit, terms and their version', async () => {
    await renderSite(review, withAnswers());
    const price = await screen.findByRole('table', { name: 'What it costs' });
    expect(
      within(price)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ForAmount',
      'Adult, foreign non-resident2 × USD 1,400, of which permit USD 800USD 2,800',
      'Adult, East African citizen1 × USD 250, of which permit USD 80USD 250',
      'Totalof which permits USD 1,680USD 3,050',
    ]);
    expect(
      screen.getByText('USD 915 confirms the booking; the rest is due by Wed 4 Nov 2026.'),
    ).toBeVisible();
    expect(screen.getByText('Until Mon 5 Oct 2026')).toBeVisible();
    expect(screen.getByText('Terms 1a2b3c4d')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change date or travellers' })).toHaveAttribute(
      'href',
      '/book/1?date=5&foreignNonResident-adult=2&eastAfricanCitizen-adult=1',
    );
  });

  test('sends what was filled in with what was shown, and goes on to the booking', async () => {
    const createBooking = jest.fn((_: never) => ({ key: 'KEY' }));
    const { user, router } = await renderSite(
      review,
      withAnswers({ createBooking, travellerBooking: () => null }),
    );
    await fillIn(user);
    await user.type(
      screen.getByLabelText('Traveller 3: Adult, East African citizen (optional)'),
      'Amina Nakato',
    );
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Hold these seats' }));
    await waitFor(() => expect(router.location.search).toBe('?key=KEY'));
    expect(createBooking.mock.calls[0]?.[0]).toMatchObject({
      input: {
        departureId: '5',
        party: [
          { residence: 'foreignNonResident', ageBand: 'adult', count: 2 },
          { residence: 'eastAfricanCitizen', ageBand: 'adult', count: 1 },
        ],
        firstName: 'Grace',
        lastName: 'Akello',
        email: 'grace@example.org',
        phone: '+256 700 000 000',
        travellerNames: ['', '', 'Amina Nakato'],
        acceptTerms: true,
        quoted: 'q1',
      },
    });
  });

  test('shows the new price when it changed meanwhile, and loses nothing that was typed', async () => {
    let asked = 0;
    const bookingQuote = () => {
      asked += 1;
      return asked === 1 ? quote : { ...quote, total: 310_000, quoted: 'q2' };
    };
    const createBooking = () => {
      throw new GraphQLError('The price is another one now. Look at it and send it again.', {
        extensions: { code: 'CONFLICT', quoted: 'q2' },
      });
    };
    const { user } = await renderSite(review, withAnswers({ bookingQuote, createBooking }));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Hold these seats' }));
    expect(await screen.findByText('USD 3,100')).toBeVisible();
    expect(screen.getByText('The price is another one now. Look at it and send it again.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  });

  test('offers the waiting list where the seats are gone, with what was typed', async () => {
    let left = 6;
    const createBooking = () => {
      left = 1;
      throw new GraphQLError('The seats are gone.', { extensions: { code: 'CONFLICT', seatsLeft: 1 } });
    };
    const joinWaitingList = jest.fn((_: never) => ({ key: 'WAIT' }));
    const answers = { bookingQuote: () => ({ ...quote, seatsLeft: left }), createBooking, joinWaitingList };
    const { user, router } = await renderSite(review, withAnswers(answers));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Hold these seats' }));
    await screen.findByText(/This date has 1 seat left, fewer than you are/);
    expect(screen.getByLabelText('First name')).toHaveValue('Grace');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Join the waiting list' }));
    await waitFor(() => expect(router.location.pathname).toBe('/booking/waiting'));
    expect(joinWaitingList.mock.calls[0]?.[0]).toMatchObject({
      input: { departureId: '5', firstName: 'Grace', acceptTerms: true },
    });
  });

  test('came back without JavaScript with what was wrong beside its field', async () => {
    const posted = {
      id: 'book',
      values: { firstName: 'Grace', lastName: '', 'name-1': 'Grace Akello' },
      problems: { lastName: 'Last name is required.', acceptTerms: 'Please agree to the terms.' },
      failure: '',
      token: 't',
    };
    await renderSite(review, { ...withAnswers(), posted });
    const summary = await screen.findByRole('group', { name: '2 answers need another look' });
    expect(within(summary).getByRole('link', { name: 'Please agree to the terms.' })).toBeVisible();
    expect(screen.getByLabelText('Traveller 1: Adult, foreign non-resident (optional)')).toHaveValue(
      'Grace Akello',
    );
  });

  test('of a date that closed while it was filled in offers the others, which take along all that was typed', async () => {
    const posted = {
      id: 'book',
      values: {
        firstName: 'Grace',
        lastName: 'Akello',
        'name-1': 'Grace Akello',
        acceptTerms: 'on',
        quoted: 'q1',
      },
      problems: {},
      failure: 'This departure cannot be booked any more. Please choose another date.',
      token: 't',
    };
    const bookingQuote = () => {
      throw new GraphQLError('This date is over.', { extensions: { code: 'BAD_USER_INPUT', details: [] } });
    };
    await renderSite(review, { ...withAnswers({ bookingQuote }), posted });
    const others = await screen.findByRole('form', { name: 'Other dates' });
    expect(Object.fromEntries(new FormData(others as HTMLFormElement))).toEqual({
      form: 'book',
      firstName: 'Grace',
      lastName: 'Akello',
      'name-1': 'Grace Akello',
      token: 't',
    });
    expect(within(others).getByRole('button', { name: 'Fri 11 Dec to Sun 13 Dec 2026' })).toHaveAttribute(
      'formaction',
      expect.stringMatching(/^\/book\/1\?date=6&.*step=review#book-form$/),
    );
  });

  test('says on request that the office tells the price', async () => {
    const open = {
      ...quote,
      mode: 'request',
      lines: [],
      currency: null,
      total: null,
      deposit: null,
      rate: null,
    };
    await renderSite(review, withAnswers({ bookingQuote: () => open }));
    expect(
      await screen.findByText('The office tells you the price before anything is agreed.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for these seats' })).toBeVisible();
  });
});

test('a program without dates says where to ask for one', async () => {
  await renderSite('/book/2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ask us for a date' })).toBeVisible();
});

test('there is no such program', async () => {
  await renderSite('/book/99');
  expect(await screen.findByRole('heading', { level: 1, name: 'Program not found' })).toBeVisible();
});

async function fillIn(user: Awaited<ReturnType<typeof renderSite>>['user']) {
  await user.type(await screen.findByLabelText('First name'), 'Grace');
  await user.type(screen.getByLabelText('Last name'), 'Akello');
  await user.type(screen.getByLabelText('Email'), 'grace@example.org');
  await user.type(screen.getByLabelText('Phone'), '+256 700 000 000');
}
