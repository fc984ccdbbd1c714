// The checkout of a demo at /checkout: its script, and what that tells us. There is none in a deployment.
import express, { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { SettlementService } from '../../modules/payments/settlement.service.ts';
import { toMinor } from '../../platform/payments/minor-units.ts';
import type { SandboxPayments } from '../../platform/payments/sandbox.ts';
import { parseInput } from '../../platform/validation.ts';
import { sandboxCheckoutScript } from './sandbox-checkout-script.ts';

const click = z.object({
  reference: z.string().regex(/^[\w-]{1,100}$/),
  amount: z.number().min(0).max(1_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.enum(['successful', 'failed']),
});

interface SandboxCheckoutDeps {
  sandbox: Pick<SandboxPayments, 'pay'>;
  settlement: Pick<SettlementService, 'checkSoon'>;
}

/** GET `/sandbox.js` and POST `/sandbox/payments` `{reference, amount, currency, status}`, which answers `{transaction_id}`. */
export function sandboxCheckoutHandler({ sandbox, settlement }: SandboxCheckoutDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/sandbox.js', (_, res) => {
    res.set('Cache-Control', 'no-cache').type('js').send(sandboxCheckoutScript);
  });
  router.post('/sandbox/payments', express.json({ limit: '10kb' }), async (req, res) => {
    const { status, amount, ...charge } = parseInput(click, req.body ?? {});
    const transactionId = await sandbox.pay({ ...charge, amount: toMinor(amount, charge.currency) }, status);
    // As the provider's own event would: the payment counts even if the browser says nothing more.
    await settlement.checkSoon({ reference: charge.reference, transactionId });
    res.set('Cache-Control', 'no-store').status(201).json({ transaction_id: transactionId });
  });
  return router;
}
