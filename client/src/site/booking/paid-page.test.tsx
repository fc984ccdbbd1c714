import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { keepPaying } from './pay/paying.ts';

const reference = 'B1763716000000-000000000000000000000000';
const at = `/booking/paid?reference=${reference}&status=successful&transaction_id=7`;
const states = (first: string, then: string) => ({
  answers: { paymentReturn: () => ({ state: first }), checkPayment: () => ({ state: then }) },
});

beforeEach(() => sessionStorage.clear());

test('Who comes back from the provider is told that we ask, and then the truth, aloud', async () => {
  await renderSite(at, states('asking', 'paid'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you. We are asking' })).toBeVisible();
  expect(screen.getByText(/^We are asking the payment provider/)).toHaveAttribute('role', 'status');
  await waitFor(
    () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you, it is paid'),
    { timeout: 5_000 },
  );
  expect(screen.getByText(/^Your payment has come in/)).toHaveAttribute('role', 'status');
});

test('What the address says of a success is not believed', async () => {
  await renderSite(at, states('failed', 'failed'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This payment was not made' })).toBeVisible();
});

test('Whose money came in another currency is told that the office looks at it, and asked not to pay again', async () => {
  await renderSite(at, states('asking', 'otherCurrency'));
  await waitFor(
    () =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'Thank you. The office looks at it',
      ),
    { timeout: 5_000 },
  );
  expect(screen.getByText(/Please do not pay again until then\.$/)).toHaveAttribute('role', 'status');
});

test('The tab that went away to pay finds its booking again', async () => {
  keepPaying('K7');
  await renderSite(at, states('paid', 'paid'));
  expect(await screen.findByRole('link', { name: 'To my booking' })).toHaveAttribute(
    'href',
    '/booking?key=K7',
  );
});

test('Another tab is led to a new link', async () => {
  await renderSite(at, states('paid', 'paid'));
  expect(await screen.findByRole('link', { name: 'I have no link at hand' })).toHaveAttribute(
    'href',
    '/booking/link',
  );
});
