import { createRequire } from 'node:module';
import { type Api, startApi } from '../../../test/api.ts';
import { startFakeFlutterwave } from '../../../test/fakes/flutterwave.ts';
import { until } from '../../../test/until.ts';

// jsdom comes with the tests of the client.
const { JSDOM } = createRequire(import.meta.url)('jsdom');

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

async function begin(): Promise<string> {
  const body = { name: 'Grace Akello', email: 'grace@example.org', currency: 'USD', amount: 10 };
  return (await api.rest('POST', '/donations', { body })).body.data.reference;
}

async function statusOf(reference: string): Promise<string> {
  const { body } = await api.rest('POST', '/donations/verify', { body: { reference } });
  return body.data.status;
}

/** A page that has loaded the script; `told` is what the checkout tells it. */
async function openCheckout(options: object) {
  const { window } = new JSDOM('<!doctype html><body></body>', { url: api.url, runScripts: 'outside-only' });
  // jsdom has no dialogs yet.
  window.HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  window.HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new window.Event('close'));
  };
  window.fetch = (path: string, init: RequestInit) => fetch(api.url + path, init);
  window.eval((await api.call('GET', '/checkout/sandbox.js')).body);
  const events: unknown[] = [];
  const checkout = window.FlutterwaveCheckout({
    amount: 10,
    currency: 'USD',
    customer: { email: 'grace@example.org' },
    customizations: { title: 'Nile Trails' },
    callback: (data: object) => events.push(data),
    onclose: () => events.push('closed'),
    ...options,
  });
  const dialog = window.document.querySelector('dialog');
  const button = (label: string) =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  return { window, dialog, button, checkout, events };
}

describe('The checkout of a demo', () => {
  test('is offered instead of the real one, and says so', async () => {
    const { body } = await api.graphql('{ donationOptions { publicKey checkoutScript sandbox } }');
    const sandbox = { publicKey: 'sandbox', checkoutScript: '/checkout/sandbox.js', sandbox: true };
    expect(body.data.donationOptions).toEqual(sandbox);
    const { status, headers } = await api.call('GET', '/checkout/sandbox.js');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  test('is a dialog with a name that says plainly that no money moves', async () => {
    const { window, dialog, button } = await openCheckout({ tx_ref: await begin() });
    expect(dialog.open).toBe(true);
    const textOf = (name: string) => window.document.getElementById(dialog.getAttribute(name)).textContent;
    expect(textOf('aria-labelledby')).toBe('Test checkout');
    expect(textOf('aria-describedby')).toBe('This is a demonstration. No money moves, whatever you choose.');
    expect(dialog.textContent).toContain('USD 10');
    expect(window.document.activeElement).toBe(button('Pay (test)'));
  });

  test('Pay tells the page and the server, closes, and the donation is paid', async () => {
    const reference = await begin();
    const { window, button, events } = await openCheckout({ tx_ref: reference });
    button('Pay (test)').click();
    await until(() => events.length === 2);
    expect(events).toEqual([
      {
        status: 'successful',
        tx_ref: reference,
        transaction_id: expect.any(Number),
        flw_ref: expect.stringMatching(/^SANDBOX-\d+$/),
        amount: 10,
        currency: 'USD',
        customer: { email: 'grace@example.org' },
      },
      'closed',
    ]);
    expect(window.document.querySelector('dialog')).toBeNull();
    expect(await statusOf(reference)).toBe('successful');
  });

  test('Fail makes it fail; Close and the page’s own close leave it pending', async () => {
    const [failed, closed, left] = [await begin(), await begin(), await begin()];
    const first = await openCheckout({ tx_ref: failed });
    first.button('Fail').click();
    await until(() => first.events.length === 2);
    const second = await openCheckout({ tx_ref: closed });
    second.button('Close').click();
    const third = await openCheckout({ tx_ref: left });
    third.checkout.close();
    expect([second.events, third.events]).toEqual([['closed'], ['closed']]);
    expect(await Promise.all([failed, closed, left].map(statusOf))).toEqual(['failed', 'pending', 'pending']);
  });

  test('an amount that was changed on its way is noticed, as with the real one', async () => {
    const reference = await begin();
    const { button, events } = await openCheckout({ tx_ref: reference, amount: 1 });
    button('Pay (test)').click();
    await until(() => events.length === 2);
    expect(await statusOf(reference)).toBe('pending');
  });

  test('the server is told even if the page never asks: the donation settles from the queue', async () => {
    const reference = await begin();
    const body = { reference, amount: 10, currency: 'USD', status: 'successful' };
    expect((await api.call('POST', '/checkout/sandbox/payments', { body })).status).toBe(201);
    const [job] = await api.db.query(
      `SELECT data FROM pgboss.job WHERE name = 'donation-check' AND data->>'reference' = $1`,
      [reference],
    );
    // It holds a reference alone, with the number of the request, and names nobody.
    const numbers = { transactionId: expect.any(String), requestId: expect.any(String) };
    expect(job.data).toEqual({ reference, ...numbers, about: [] });
  });

  test('what makes no sense is refused', async () => {
    const answer = await api.call('POST', '/checkout/sandbox/payments', { body: { reference: '\0' } });
    expect(answer.status).toBe(400);
  });
});

describe('With the keys of a real account', () => {
  let real: Api;
  beforeAll(async () => {
    real = await startApi({ flutterwave: (await startFakeFlutterwave()).settings });
  });

  test('there is no test checkout', async () => {
    const body = { reference: 'x', amount: 10, currency: 'USD', status: 'successful' };
    expect((await real.call('GET', '/checkout/sandbox.js')).status).toBe(404);
    expect((await real.call('POST', '/checkout/sandbox/payments', { body })).status).toBe(404);
  });
});
