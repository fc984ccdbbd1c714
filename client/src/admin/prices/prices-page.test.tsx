import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal, renderStaff, type Server } from '../../../test/render-staff.tsx';
import { priceTier } from '../../../test/rows/departure-rows.ts';
import { seen } from '../../../test/toasts.ts';
import { WorkRoute } from '../../../test/work-route.tsx';
import { endSession, login } from '../../lib/session/session.ts';
import { PriceListPage } from './price-list-page.tsx';
import { limitWords, tierWords } from './price-words.ts';
import { PricesPage } from './prices-page.tsx';

const list = (tiers: object[], version = 1) => ({
  __typename: 'PriceList',
  programId: 3,
  departureId: null,
  tiers,
  version,
});
const program = { __typename: 'Program', id: 3, name: 'Gorilla Trek', bookingMode: 'instant' };

const open = (server: Server = {}, path = '/admin/prices/3') =>
  renderStaff(
    <WorkRoute path="/admin/prices/:record">
      <PriceListPage />
    </WorkRoute>,
    {
      pricedProgram: () => ({ program }),
      staffPrices: () => ({ priceList: list([priceTier(1)]) }),
      ...server,
    },
    path,
  );
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => act(endSession));
beforeEach(() => sessionStorage.clear());

test('Each service is listed with how it is booked, and with its lowest prices; one that is booked without a price is marked', async () => {
  renderStaff(<PricesPage />, {
    pricedPrograms: () => ({
      items: [
        {
          ...program,
          priceTiers: [
            priceTier(1),
            priceTier(2, { residence: 'eastAfricanCitizen', currency: 'UGX', amount: 900_000 }),
            priceTier(3, { ageBand: 'child', amount: 10_000 }),
          ],
        },
        { ...program, id: 4, name: 'Sipi Falls', bookingMode: 'request', priceTiers: [] },
        { ...program, id: 5, name: 'City walk', bookingMode: 'enquiry', priceTiers: [] },
      ],
    }),
  });
  const trek = within(await screen.findByRole('row', { name: /Gorilla Trek/ }));
  expect(trek.getByText('3 prices')).toBeVisible();
  expect(trek.getByText('USD 1,500 or UGX 900,000')).toBeVisible();
  expect(trek.getByRole('link', { name: 'Gorilla Trek' })).toHaveAttribute('href', '/admin/prices/3');
  expect(screen.getByRole('row', { name: /Sipi Falls/ })).toHaveTextContent('Booked without a price');
  expect(screen.getByRole('row', { name: /City walk/ })).not.toHaveTextContent('Booked without a price');
});

describe('Prices in two currencies', () => {
  const mixed = {
    staffPrices: () => ({
      priceList: list([priceTier(1), priceTier(2, { residence: 'eastAfricanCitizen', currency: 'UGX' })]),
    }),
  };
  const rate = (ugxForUsd: number | null, ugxForUsdOn: string | null) => ({
    usedRate: () => ({
      siteSettings: {
        __typename: 'SiteSettings',
        bookings: { __typename: 'BookingsSettings', ugxForUsd, ugxForUsdOn },
      },
    }),
  });

  test('without a rate say that a party of both waits, and where the rate is said', async () => {
    open({ ...mixed, ...rate(null, null) });
    expect(await screen.findByRole('note')).toHaveTextContent(/there is no rate between them/);
    expect(screen.getByRole('link', { name: 'To the rate' })).toHaveAttribute(
      'href',
      '/admin/settings/bookings#ugxForUsd',
    );
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

  test('say when their rate is older than 30 days', async () => {
    open({ ...mixed, ...rate(3700, daysAgo(40)) });
    expect(await screen.findByRole('note')).toHaveTextContent(/^The rate is of .* days ago/);
  });

  test('say nothing of a rate of this month', async () => {
    open({ ...mixed, ...rate(3700, daysAgo(20)) });
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('The prices of a service', () => {
  test('are read in words, typed in dollars or shillings, and sent in their smallest unit', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      setPrices: (variables) => {
        sent.push(variables);
        return { saved: list([priceTier(1), priceTier(2)], 2) };
      },
    });
    const first = await screen.findByRole('button', {
      name: 'Adult, foreign non-resident: USD 1,500, permit USD 800 of it',
    });
    await user.click(first);
    expect(screen.getByLabelText('Price')).toHaveValue(1500);
    type('Price', '1499.5');
    await user.click(screen.getByRole('button', { name: 'Add a price' }));
    const second = within(screen.getAllByRole('listitem')[1] as HTMLElement);
    await user.selectOptions(second.getByLabelText('Residence'), 'East African citizen');
    await user.selectOptions(second.getByLabelText('Currency'), 'UGX');
    fireEvent.change(second.getByLabelText('Price'), { target: { value: '900000' } });
    expect(second.getByRole('button', { name: 'Adult, East African citizen: UGX 900,000' })).toBeVisible();
    await user.click(save());
    await seen('Saved. Who books from now on pays these prices.');
    const unlimited = { peopleTo: null, daysFrom: null, daysTo: null };
    expect(sent).toEqual([
      {
        programId: 3,
        departureId: null,
        version: 1,
        tiers: [
          {
            residence: 'foreignNonResident',
            ageBand: 'adult',
            currency: 'USD',
            amount: 149_950,
            permit: 80_000,
            peopleFrom: 1,
            ...unlimited,
          },
          {
            residence: 'eastAfricanCitizen',
            ageBand: 'adult',
            currency: 'UGX',
            amount: 900_000,
            permit: null,
            peopleFrom: null,
            ...unlimited,
          },
        ],
      },
    ]);
  });

  test.each([
    ['Price', '0.005', 'Price can have two decimals at most.'],
    ['Price', '-1', 'Price must be 0 or more.'],
    [/^Permit/, '1501', 'The permit is a part of the price: it cannot be more.'],
  ])('%s of %s is refused before it is sent', async (label, value, sentence) => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: /^Adult, foreign/ }));
    type(label, value);
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(calls).not.toContain('SetPrices');
  });

  test('in shillings have no cents', async () => {
    const { user } = open({
      staffPrices: () => ({ priceList: list([priceTier(1, { currency: 'UGX', permit: 0 })]) }),
    });
    await user.click(await screen.findByRole('button', { name: /^Adult, foreign/ }));
    type('Price', '1000.5');
    await user.click(save());
    expect(await screen.findByText('Price must be whole shillings.')).toBeVisible();
  });

  test('that overlap are refused with the sentence in the price at fault, which opens', async () => {
    const message = 'Another price holds for the same travellers on the same days.';
    const { user } = open({
      setPrices: () => {
        throw new Refusal(message, {
          code: 'BAD_USER_INPUT',
          details: [{ message, path: ['tiers', 0, 'residence'] }],
        });
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Adult, foreign/ }));
    type('Price', '1400');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Residence')).toHaveAccessibleDescription(new RegExp(message)),
    );
  });

  test('of one departure alone are asked for and saved with it', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      {
        pricedDeparture: () => ({
          departure: { __typename: 'Departure', id: 12, startsOn: '2099-12-04', endsOn: '2099-12-06' },
        }),
        staffPrices: (variables) => {
          asked.push(variables);
          return { priceList: { ...list([], 0), departureId: 12 } };
        },
        setPrices: ({ departureId, version }: { departureId?: number; version: number }) => {
          asked.push({ departureId, version });
          return { saved: { ...list([priceTier(7)], 1), departureId: 12 } };
        },
      } as Server,
      '/admin/prices/3?departure=12',
    );
    expect(await screen.findByText('Fri 4 Dec to Sun 6 Dec 2099')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The departure' })).toHaveAttribute(
      'href',
      '/admin/departures/12',
    );
    await user.click(await screen.findByRole('button', { name: 'Add a price' }));
    type('Price', '100');
    await user.click(save());
    await seen('Saved. Who books from now on pays these prices.');
    expect(asked).toEqual([
      { programId: 3, departureId: 12 },
      { departureId: 12, version: 0 },
    ]);
  });

  test('are only read by who may not handle money', async () => {
    act(() => login({ user: { id: 1, email: 'vera@lubugo.example', role: 'office' }, token: 'good' }));
    open({ staffPrices: () => ({ priceList: list([priceTier(1, { peopleFrom: 2, peopleTo: 4 })]) }) });
    expect(await screen.findByText('Adult, foreign non-resident')).toBeVisible();
    expect(screen.getByText('for 2 to 4 people')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});

describe('A price in words', () => {
  test('says whom it is for, and for which parties and days', () => {
    const tier = priceTier(1, { peopleFrom: 2, daysFrom: '2099-06-01', daysTo: '2099-08-31' });
    expect(tierWords(tier)).toBe(
      'Adult, foreign non-resident: USD 1,500, permit USD 800 of it, for 2 people or more, from Mon 1 Jun 2099 until Mon 31 Aug 2099',
    );
  });

  test('that holds for all says no limit, and of one person alone that', () => {
    expect(limitWords(priceTier(1))).toBe('');
    expect(limitWords(priceTier(1, { peopleTo: 1 }))).toBe('for 1 person');
  });
});
