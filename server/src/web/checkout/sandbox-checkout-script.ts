// What the browser runs in a demo in place of the provider's checkout: the same global, and a dialog that says it is none.
import { colors, fontFamilies } from '../../generated/brand.ts';
import { english } from '../../platform/locale.ts';

const styles = `
.sandbox-checkout { margin: auto; width: min(26rem, calc(100vw - 2rem)); padding: 0; border: 0; border-radius: 0.75rem;
  background: ${colors.paper}; color: ${colors.ink}; font: 1rem/1.5 ${fontFamilies.text}; overflow: hidden;
  box-shadow: 0 1.5rem 4rem color-mix(in srgb, ${colors.ink} 35%, transparent); }
.sandbox-checkout::backdrop { background: color-mix(in srgb, ${colors.ink} 60%, transparent); }
.sandbox-checkout header { padding: 1rem 1.5rem; background: ${colors.brand}; color: ${colors.paper}; }
.sandbox-checkout h2 { margin: 0; font: 600 1.25rem/1.3 ${fontFamilies.heading}; color: inherit; }
.sandbox-checkout main { padding: 1.25rem 1.5rem 1.5rem; }
.sandbox-checkout p { margin: 0 0 1rem; }
.sandbox-checkout .notice { padding: 0.75rem 1rem; border-inline-start: 4px solid ${colors.accent}; background: ${colors.surface}; }
.sandbox-checkout .amount { font: 600 1.75rem/1.2 ${fontFamilies.heading}; }
.sandbox-checkout .choices { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.sandbox-checkout button { flex: 1 1 6rem; min-height: 2.75rem; padding: 0 1rem; border: 1px solid ${colors.brand};
  border-radius: 0.5rem; background: transparent; color: ${colors.brand}; font: inherit; font-weight: 600; white-space: nowrap;
  cursor: pointer; }
.sandbox-checkout button.pay { background: ${colors.brand}; color: ${colors.paper}; }
.sandbox-checkout button:focus-visible { outline: 3px solid ${colors.highlight}; outline-offset: 2px; }
.sandbox-checkout button:disabled { opacity: 0.6; cursor: default; }
.sandbox-checkout [role='status']:empty { display: none; }
.sandbox-checkout [role='status'] { margin: 1rem 0 0; }
`;

export const sandboxCheckoutScript = `(() => {
  'use strict';
  const styles = ${JSON.stringify(styles)};

  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  window.FlutterwaveCheckout = (options) => {
    const { tx_ref, amount, currency, customer = {}, customizations = {} } = options;
    const pay = make('button', { type: 'button', className: 'pay', textContent: 'Pay (test)' });
    const fail = make('button', { type: 'button', textContent: 'Fail' });
    const close = make('button', { type: 'button', textContent: 'Close' });
    const status = make('p', {});
    status.setAttribute('role', 'status');
    const dialog = make(
      'dialog',
      { className: 'sandbox-checkout' },
      make('style', { textContent: styles }),
      make('header', {}, make('h2', { id: 'sandbox-checkout-title', textContent: 'Test checkout' })),
      make(
        'main',
        {},
        make('p', {
          id: 'sandbox-checkout-notice',
          className: 'notice',
          textContent: 'This is a demonstration. No money moves, whatever you choose.',
        }),
        make('p', { textContent: customizations.title || 'Payment' }),
        make('p', { className: 'amount', textContent: currency + ' ' + Number(amount).toLocaleString('${english.formats}') }),
        make('p', { textContent: customer.email || '' }),
        make('div', { className: 'choices' }, pay, fail, close),
        status,
      ),
    );
    dialog.setAttribute('aria-labelledby', 'sandbox-checkout-title');
    dialog.setAttribute('aria-describedby', 'sandbox-checkout-notice');

    const tell = async (outcome) => {
      const answer = await fetch('/checkout/sandbox/payments', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference: tx_ref, amount: Number(amount), currency, status: outcome }),
      });
      if (!answer.ok) throw new Error('status ' + answer.status);
      return (await answer.json()).transaction_id;
    };

    const choose = (outcome) => async () => {
      pay.disabled = fail.disabled = true;
      status.textContent = 'One moment…';
      try {
        const transaction_id = Number(await tell(outcome));
        const flw_ref = 'SANDBOX-' + transaction_id;
        options.callback?.({ status: outcome, tx_ref, transaction_id, flw_ref, amount, currency, customer });
        dialog.close();
      } catch {
        status.textContent = 'The test checkout could not be reached. Please try again.';
        pay.disabled = fail.disabled = false;
      }
    };

    pay.addEventListener('click', choose('successful'));
    fail.addEventListener('click', choose('failed'));
    close.addEventListener('click', () => dialog.close());
    // Like the provider's: also after a payment, and when closed with Escape.
    dialog.addEventListener('close', () => {
      dialog.remove();
      options.onclose?.();
    });
    document.body.append(dialog);
    dialog.showModal();
    pay.focus();
    return { close: () => dialog.close() };
  };
})();
`;
