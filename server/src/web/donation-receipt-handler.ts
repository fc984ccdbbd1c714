// The receipt of a donation as a file, for staff with their token.
import { type RequestHandler, Router } from 'express';
import { type ContextDeps, contextFromRequest } from '../graphql/context-from-request.ts';
import { demand } from '../graphql/policy/access.ts';
import { receiptPath } from '../modules/donations/accounts/receipt-document.ts';

interface ReceiptHandlerDeps extends ContextDeps {
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

export function donationReceiptHandler({ limitWork, ...deps }: ReceiptHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(receiptPath(':id'), limitWork, async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const context = await contextFromRequest(req, res, deps);
    demand('readOffice', context);
    const { name, bytes } = await deps.services.donationAccounts.receipt(String(req.params.id));
    res.type('application/pdf').attachment(name).send(bytes);
  });
  return router;
}
