// The provider of a demo at /checkout: its script, its page, and what both tell us. There is none in a deployment.
import express, { type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { SettlementService } from '../../modules/payments/settlement.service.ts';
import type { Quiet } from '../../platform/deployment/quiet.ts';
import { toMinor } from '../../platform/payments/minor-units.ts';
import { type SandboxPayments, sandboxChoices } from '../../platform/payments/sandbox.ts';
import { parseInput } from '../../platform/validation.ts';
import { sandboxCheckoutScript } from './sandbox-checkout-script.ts';
import { choicesHtml, sentenceHtml } from './sandbox-page.ts';

const click = z.object({
  reference: z.string().regex(/^[\w-]{1,100}$/),
  amount: z.number().min(0).max(1_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(['successful', 'failed']),
});

const pageId = z.object({ id: z.string().regex(/^[0-9a-f]{24}$/) });
const chosen = pageId.extend({ choice: z.enum(sandboxChoices) });

interface SandboxCheckoutDeps {
  sandbox: SandboxPayments;
  settlement: Pick<SettlementService, 'checkSoon'>;
  quiet: Pick<Quiet, 'refuseVisitors'>;
}

/**
 * GET `/sandbox.js` and POST `/sandbox/payments` `{reference, amount, currency, status}`, which answers `{transaction_id}`: the checkout in our
 * page. GET and POST `/sandbox/page`: a page of its own.
 */
export function sandboxCheckoutHandler({ sandbox, settlement, quiet }: SandboxCheckoutDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/sandbox.js', (_, res) => {
    res.set('Cache-Control', 'no-cache').type('js').send(sandboxCheckoutScript);
  });
  router.post(/./, (_req, _res, next) => {
    quiet.refuseVisitors();
    next();
  });
  router.post('/sandbox/payments', express.json({ limit: '10kb' }), async (req, res) => {
    const { status, amount, ...charge } = parseInput(click, req.body ?? {});
    const transactionId = await sandbox.pay({ ...charge, amount: toMinor(amount, charge.currency) }, status);
    // As the provider's own event would: the payment counts even if the browser says nothing more.
    await settlement.checkSoon({ reference: charge.reference, transactionId });
    res.set('Cache-Control', 'no-store').status(201).json({ transaction_id: transactionId });
  });

  /** The page while it can still be paid; else answers why it cannot. */
  async function openPage(res: Response, given: unknown) {
    const { data } = pageId.safeParse(given);
    const page = data ? await sandbox.findPage(data.id) : null;
    if (!page) {
      const sentence = "There is no such payment. Please go back to your booking and press 'Pay now' again.";
      send(res, 404, sentenceHtml(sentence, null));
      return null;
    }
    const { status } = await sandbox.verify({ reference: page.reference });
    const isPaid = status === 'successful';
    if (!isPaid && !page.isOver) return page;
    const sentence = isPaid
      ? 'This was paid already.'
      : "The time for this payment is over. Please go back and press 'Pay now' again.";
    send(res, isPaid ? 200 : 410, sentenceHtml(sentence, page.returnUrl));
    return null;
  }

  router.get('/sandbox/page', async (req, res) => {
    const page = await openPage(res, req.query);
    if (page) send(res, 200, choicesHtml(page));
  });
  router.post('/sandbox/page', express.urlencoded({ extended: false, limit: '10kb' }), async (req, res) => {
    const page = await openPage(res, req.body);
    if (!page) return;
    const { data } = chosen.safeParse(req.body);
    if (!data) return send(res, 400, choicesHtml(page));
    const { status, events } = await sandbox.choose(page, data.choice);
    for (const { hint, at } of events) await settlement.checkSoon(hint, at);
    const back = new URL(page.returnUrl);
    back.searchParams.set('status', status);
    back.searchParams.set('tx_ref', page.reference);
    const number = events.at(-1)?.hint.transactionId;
    if (number) back.searchParams.set('transaction_id', number);
    res.set('Cache-Control', 'no-store').redirect(303, back.href);
  });
  return router;
}

function send(res: Response, status: number, html: string): void {
  res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  res.status(status).type('html').send(html);
}
