import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { holdToasts, seen } from '../../../test/toasts.ts';

interface CheckoutOptions {
  [option: string]: unknown;
  callback(answer: object): void;
  onclose(): void;
}

const checkout = {
  reference: '1700-x',
  amount: 10,
  currency: 'USD',
  publicKey: 'FLWPUBK_TEST',
  paymentOptions: 'card,mobilemoney,ussd',
  payloadHash: null,
  customer: { name: 'Ann', email: 'ann@example.org', phone: null },
  title: 'Lubugo Journeys',
  description: 'A donation',
  logo: '/icon-512.png',
};
const invitation = 'Please fill in your details and select an amount to donate';

let opened: CheckoutOptions[] = [];

beforeEach(() => {
  sessionStorage.clear();
  holdToasts();
  opened = [];
  window.scrollTo = () => undefined;
  window.FlutterwaveCheckout = (options) => {
    opened.push(options as CheckoutOptions);
    return { close: () => undefined };
  };
});

afterEach(() => {
  jest.useRealTimers();
  delete window.FlutterwaveCheckout;
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

type Settled = 'pending' | 'successful' | 'failed';

/** Opens the page; `settled` is what the server says to each question what became of the payment. */
async function openDonations(settled: Settled | ((reference: string) => Settled) = 'successful') {
  const started: { input: Record<string, unknown> }[] = [];
  const asked: { reference: string }[] = [];
  const site = await renderSite('/donations', {
    answers: {
      startDonation: (given: { input: Record<string, unknown> }) => {
        started.push(given);
        return { ...checkout, reference: `1700-${'xyz'[started.length - 1]}` };
      },
      verifyDonation: (given: { reference: string }) => {
        asked.push(given);
        const status = typeof settled === 'string' ? settled : settled(given.reference);
        return { status, receiptSent: status === 'successful' };
      },
    },
  });
  const form = within(await screen.findByRole('form', { name: 'Donation' }));
  const choose = (amount: string) => site.user.click(form.getByText(amount));
  const fillIn = async () => {
    await site.user.type(form.getByLabelText('Full name'), 'Ann');
    await site.user.type(form.getByLabelText('Email'), 'ann@example.org');
    await choose('$10');
  };
  const donate = async () => {
    await site.user.click(form.getByText('Donate Now'));
    await waitFor(() => expect(opened).toHaveLength(1));
  };
  const custom = () => form.getByLabelText('Custom amount');
  return { ...site, form, started, asked, choose, fillIn, donate, custom };
}

test('there are three ways to give, each with its way on', async () => {
  await openDonations();
  const titles = ['Bank Transfer', 'PayPal', 'Mobile Money/Card'];
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
  expect(main.getByText('Request Bank Details')).toHaveAttribute('href', '/contact');
  const paypal = main.getByText('Donate with PayPal');
  expect(paypal).toHaveAttribute('target', '_blank');
  expect(paypal.getAttribute('href')).toMatch(/^https:\/\/www\.paypal\.com\//);
});

test('the form asks who gives, in what currency and how much', async () => {
  const { form } = await openDonations();
  expect(form.getAllByRole('textbox', { hidden: true }).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['donation-name', 'donation-email', 'donation-phone', 'donation-amount']),
  );
  for (const label of ['Full name', 'Email', /^Phone/, 'Custom amount'])
    expect(form.getByLabelText(label)).toBeVisible();
  const currencies = within(form.getByLabelText('Currency')).getAllByRole('option');
  expect(currencies.map((option) => option.getAttribute('value'))).toEqual([
    'USD',
    'UGX',
    'KES',
    'EUR',
    'GBP',
  ]);
});

test('the button is there only when name, e-mail and amount are', async () => {
  const { form, fillIn, user } = await openDonations();
  expect(form.getByText(invitation)).toBeVisible();
  await fillIn();
  expect(form.getByText('Donate Now')).toBeVisible();
  expect(form.queryByText(invitation)).not.toBeInTheDocument();
  await user.clear(form.getByLabelText('Email'));
  expect(form.queryByText('Donate Now')).not.toBeInTheDocument();
});

test('dollars come first, and each currency has its own presets', async () => {
  const { form, user } = await openDonations();
  const presets = () =>
    within(form.getByLabelText('Amounts to choose from'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(form.getByLabelText('Currency')).toHaveValue('USD');
  expect(presets()).toEqual(['$1', '$5', '$10', '$15']);
  await user.selectOptions(form.getByLabelText('Currency'), 'UGX');
  expect(presets()).toEqual(['UGX\u00a01,000', 'UGX\u00a05,000', 'UGX\u00a010,000', 'UGX\u00a050,000']);
});

test('another currency begins without an amount', async () => {
  const { form, user, fillIn, custom } = await openDonations();
  await fillIn();
  await user.selectOptions(form.getByLabelText('Currency'), 'EUR');
  expect(form.getByText(invitation)).toBeVisible();
  await user.type(custom(), '7');
  await user.selectOptions(form.getByLabelText('Currency'), 'GBP');
  expect(custom()).toHaveValue('');
});

test('12.5 is 12 and never 125', async () => {
  const { form, user, custom } = await openDonations();
  await user.selectOptions(form.getByLabelText('Currency'), 'UGX');
  await user.type(custom(), '12.5');
  expect(custom()).toHaveValue('12');
  await user.type(custom(), '{Backspace}7x');
  expect(custom()).toHaveValue('17');
});

test('more than the cap is refused with a toast, and the amount stays', async () => {
  const { form, user, custom } = await openDonations();
  await user.type(custom(), '12');
  await user.type(custom(), '0');
  expect(custom()).toHaveValue('12');
  await seen('Maximum donation amount in USD is $ 15');
  expect(form.getByText(invitation)).toBeVisible();
});

test('the checkout is opened with what was filled in', async () => {
  const { fillIn, donate, started } = await openDonations();
  await fillIn();
  await donate();
  expect(started[0]?.input).toEqual({
    name: 'Ann',
    email: 'ann@example.org',
    phone: null,
    currency: 'USD',
    amount: 10,
  });
  expect(opened[0]).toMatchObject({
    public_key: 'FLWPUBK_TEST',
    tx_ref: '1700-x',
    amount: 10,
    currency: 'USD',
    payment_options: 'card,mobilemoney,ussd',
    customer: { name: 'Ann', email: 'ann@example.org', phone_number: '' },
    customizations: { title: 'Lubugo Journeys', description: 'A donation', logo: '/icon-512.png' },
  });
});

test('after the payment the donor is thanked by name, with amount and symbol, and told of the mail', async () => {
  const { fillIn, donate, asked } = await openDonations();
  await fillIn();
  await donate();
  await act(async () => opened[0]?.callback({ status: 'successful', transaction_id: 7 }));
  const title = await screen.findByText('Thank You for Your Donation!');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText('$10')).toBeVisible();
  expect(screen.getByText(/^Ann, your gift of/)).toBeVisible();
  expect(await screen.findByText('A confirmation e-mail was sent to ann@example.org.')).toBeVisible();
  expect(asked[0]).toEqual({ reference: '1700-x', transactionId: '7' });
});

test('until the payment is confirmed the mail is only promised', async () => {
  const { fillIn, donate, asked } = await openDonations('pending');
  await fillIn();
  await donate();
  await act(async () => opened[0]?.callback({ status: 'successful', transaction_id: 7 }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(
    screen.getByText('A confirmation e-mail will be sent to ann@example.org once the payment is confirmed.'),
  ).toBeVisible();
});

test('the confirmation of a first gift is not taken for that of a second one', async () => {
  const confirmed: string[] = [];
  const { asked } = await openDonations((reference) =>
    confirmed.includes(reference) ? 'successful' : 'pending',
  );
  // The page was fetched in real time; from here on the test says when time passes.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const form = () => within(screen.getByRole('form', { name: 'Donation' }));
  const fill = (label: string, value: string) =>
    fireEvent.change(form().getByLabelText(label), { target: { value } });
  const give = async () => {
    fill('Full name', 'Ann');
    fill('Email', 'ann@example.org');
    fireEvent.click(form().getByText('$10'));
    fireEvent.click(form().getByText('Donate Now'));
    await pass(1);
    await act(async () => opened.at(-1)?.callback({ status: 'successful', transaction_id: 7 }));
    await pass(1);
  };
  const askedFor = (reference: string) => asked.filter((question) => question.reference === reference).length;
  const promised = /will be sent to ann@example\.org once the payment is confirmed/;

  await give();
  fireEvent.click(screen.getByText('Donate once more'));
  await give();
  expect([askedFor('1700-x'), askedFor('1700-y')]).toEqual([1, 1]);
  expect(screen.getByText(promised)).toBeVisible();
  confirmed.push('1700-x');
  await pass(8);
  expect([askedFor('1700-x'), askedFor('1700-y')]).toEqual([2, 2]);
  expect(screen.getByText(promised)).toBeVisible();
  confirmed.push('1700-y');
  await pass(20);
  expect(screen.getByText('A confirmation e-mail was sent to ann@example.org.')).toBeVisible();
});

test('money that moved without a word from the checkout is found when it is closed', async () => {
  const { fillIn, donate, asked } = await openDonations('successful');
  await fillIn();
  await donate();
  await act(async () => opened[0]?.onclose());
  expect(await screen.findByText('Thank You for Your Donation!')).toBeVisible();
  expect(asked).toEqual([{ reference: '1700-x' }]);
});

test('a checkout that was closed without paying leaves the form as it was', async () => {
  const { fillIn, donate, form } = await openDonations('pending');
  await fillIn();
  await donate();
  await act(async () => opened[0]?.onclose());
  expect(await screen.findByText(/closed before a payment was confirmed/)).toBeVisible();
  expect(form.getByLabelText('Full name')).toHaveValue('Ann');
  expect(form.getByText('Donate Now')).toBeVisible();
});

test('a payment that failed thanks nobody', async () => {
  const { fillIn, donate } = await openDonations('failed');
  await fillIn();
  await donate();
  await act(async () => opened[0]?.callback({ status: 'failed', transaction_id: 7 }));
  expect(await screen.findByText(/^No payment was made\./)).toBeVisible();
});

test('clicks while the checkout is on its way are ignored, and its failure is told in the agreed words', async () => {
  delete window.FlutterwaveCheckout;
  const { fillIn, form, user, started } = await openDonations();
  await fillIn();
  const scripts = () => document.head.querySelectorAll('script[src="/checkout/test.js"]');
  await user.click(form.getByText('Donate Now'));
  await user.click(form.getByText('Donate Now'));
  for (let attempt = 1; attempt <= 3; attempt++) {
    await waitFor(() => expect(scripts()).toHaveLength(1));
    await act(async () => void scripts()[0]?.dispatchEvent(new Event('error')));
  }
  const sentence = 'Failed to load payment modal. Check your internet connection and retry later.';
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(started).toEqual([]);
  expect(form.getByText('Donate Now')).toBeVisible();
});
