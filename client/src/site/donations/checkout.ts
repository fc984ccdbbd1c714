// The payment provider's checkout: fetched when somebody wants to pay, opened over the page.
import { loadScript } from '../../lib/page/load-script.ts';
import type { CheckoutFragment } from './donations-page.generated.ts';

/** What the checkout tells when it ends. It is never taken for true: the server asks the provider. */
export interface CheckoutOutcome {
  /** `closed`: the window was closed before it told anything, though money may have moved. */
  status: 'paid' | 'failed' | 'closed';
  transactionId?: string;
}

interface CheckoutAnswer {
  status?: string;
  transaction_id?: number | string;
}

declare global {
  interface Window {
    FlutterwaveCheckout?(options: object): { close?(): void } | undefined;
  }
}

export const checkoutUnreachable =
  'Failed to load payment modal. Check your internet connection and retry later.';

/** Fetches the checkout: three attempts, a second apart. Rejects with a sentence for people. */
export async function loadCheckout(src: string): Promise<void> {
  const ready = () => typeof window.FlutterwaveCheckout === 'function';
  try {
    await loadScript(src, { ready, attempts: 3, pause: 1000 });
  } catch {
    throw new Error(checkoutUnreachable);
  }
}

/** Opens the checkout and resolves when it has told what happened or was closed. */
export function openCheckout(checkout: CheckoutFragment): Promise<CheckoutOutcome> {
  return new Promise((resolve) => {
    const modal = window.FlutterwaveCheckout?.({
      ...checkoutOptions(checkout),
      callback(answer: CheckoutAnswer) {
        const { status, transaction_id: id } = answer;
        resolve({
          status: status === 'failed' || status === 'cancelled' ? 'failed' : 'paid',
          transactionId: id === undefined ? undefined : String(id),
        });
        modal?.close?.();
      },
      // Comes after a payment too, and then changes nothing.
      onclose: () => resolve({ status: 'closed' }),
    });
  });
}

function checkoutOptions(checkout: CheckoutFragment) {
  const { customer, title, description, logo, payloadHash } = checkout;
  return {
    public_key: checkout.publicKey,
    tx_ref: checkout.reference,
    amount: checkout.amount,
    currency: checkout.currency,
    payment_options: checkout.paymentOptions,
    ...(payloadHash && { payload_hash: payloadHash }),
    customer: { email: customer.email, phone_number: customer.phone ?? '', name: customer.name },
    customizations: { title, description, logo },
  };
}
