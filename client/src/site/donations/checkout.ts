// The payment provider's checkout: fetched when somebody wants to pay, opened over the page.
import type { CheckoutFragment } from './donations-page.generated.ts';

/** What the checkout tells when it ends. It is never taken for true: the server asks the provider. */
interface CheckoutOutcome {
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

const checkoutUnreachable = 'Failed to load payment modal. Check your internet connection and retry later.';

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

interface ScriptOptions {
  /** Whether what the script defines is there; a script may arrive and be something else. */
  ready(): boolean;
  /** How often it is tried. */
  attempts: number;
  /** Milliseconds between two tries. */
  pause: number;
}

/** Puts a script into the page. A failed one is taken out again before the next try; rejects after the last. */
export async function loadScript(src: string, { ready, attempts, pause }: ScriptOptions): Promise<void> {
  for (let attempt = 1; !ready(); attempt++) {
    if (await tryScript(src, ready)) return;
    if (attempt === attempts) throw new Error(`${src} could not be loaded`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function tryScript(src: string, ready: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = () => {
      if (!ready()) script.remove();
      resolve(ready());
    };
    script.src = src;
    script.async = true;
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}
