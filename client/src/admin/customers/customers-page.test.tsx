import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderStaff } from '../../../test/render-staff.tsx';
import { CustomersPage } from './customers-page.tsx';

const at = '2026-01-05T12:00:00.000Z';
const customer = {
  __typename: 'Customer',
  email: 'grace@example.org',
  names: ['Grace Akello', 'G. Akello'],
  registrations: [
    {
      __typename: 'ListedRegistration',
      id: 7,
      firstName: 'Grace',
      lastName: 'Akello',
      startDate: '2026-03-01',
      createdAt: at,
      program: { __typename: 'RegisteredProgram', name: 'Sipi Falls' },
    },
  ],
  messages: [{ __typename: 'ContactSubmission', id: 3, subject: 'Rain boots', createdAt: at }],
  donations: [
    {
      __typename: 'Donation',
      id: 2,
      amount: 50.5,
      symbol: '$',
      currency: 'USD',
      status: 'successful',
      createdAt: at,
    },
  ],
  bookings: [
    {
      __typename: 'Booking',
      id: 5,
      state: 'confirmed',
      programName: 'Gorilla Trek',
      seats: 2,
      startsOn: '2026-12-04',
      endsOn: '2026-12-06',
      createdAt: at,
    },
  ],
  quotes: [
    {
      __typename: 'Quote',
      id: 12,
      state: 'sent',
      title: 'Gorillas and the Nile',
      createdAt: at,
      startsOn: '2027-01-15',
      endsOn: '2027-01-21',
    },
  ],
  subscriber: { __typename: 'Subscriber', id: 1, status: 'confirmed', createdAt: at },
};
const open = (answer: object | null, path: string) =>
  renderStaff(<CustomersPage />, { customer: () => ({ customer: answer }) }, path);

test('Everything one address sent is on a page, each with the way to its own', async () => {
  open(customer, '/admin/customers?email=Grace%40example.org');
  expect(await screen.findByText('Grace Akello, G. Akello · gets the newsletter')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Grace@example.org' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Grace Akello: Sipi Falls, / })).toHaveAttribute(
    'href',
    '/admin/registrations/7/work',
  );
  expect(screen.getByRole('link', { name: 'Gorilla Trek, Fri 4 Dec to Sun 6 Dec 2026' })).toHaveAttribute(
    'href',
    '/admin/bookings/5/work',
  );
  expect(screen.getByRole('link', { name: /^Gorillas and the Nile, / })).toHaveAttribute(
    'href',
    '/admin/quotes/12',
  );
  expect(screen.getByRole('link', { name: 'Rain boots' })).toHaveAttribute('href', '/admin/messages/3/work');
  expect(screen.getByText(/USD 50\.50, paid/)).toBeVisible();
  expect(screen.getByRole('link', { name: "Export or erase this person's data" })).toHaveAttribute(
    'href',
    '/admin/privacy?email=grace%40example.org',
  );
});

test('an address that sent nothing is said to, and no address asks nothing', async () => {
  open(null, '/admin/customers?email=nobody%40example.org');
  expect(
    await screen.findByText('Nobody registered, booked, wrote, gave or subscribed with this e-mail address.'),
  ).toBeVisible();
});
