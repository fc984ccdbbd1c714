// The receipt of a donation as a file, for staff with their token.
import { type RequestHandler, Router } from 'express';
import { type ContextDeps, contextFromRequest } from '../graphql/context-from-request.ts';
import { demand } from '../graphql/policy/access.ts';
import { refusalFor } from '../graphql/public-error.ts';
import { receiptPath } from '../modules/donations/accounts/receipt-path.ts';
import { errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';

interface ReceiptHandlerDeps extends ContextDeps {
  log: Logger;
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

export function donationReceiptHandler({ log, limitWork, ...deps }: ReceiptHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get(receiptPath(':id'), limitWork, async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const context = await contextFromRequest(req, res, deps);
    try {
      demand('readOffice', context);
      const { name, bytes } = await deps.services.donationAccounts.receipt(String(req.params.id));
      res.type('application/pdf').attachment(name).send(bytes);
    } catch (error) {
      const { code, message, details } = refusalFor(error, { log, requestId: context.requestId });
      res.status(errorStatus[code]).json({ error: { message, code, details } });
    }
  });
  return router;
}
