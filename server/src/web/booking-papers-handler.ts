// Invoices, receipts and credit notes of bookings as files, for staff with their token.
import { type RequestHandler, Router } from 'express';
import { type ContextDeps, contextFromRequest } from '../graphql/context-from-request.ts';
import { demand } from '../graphql/policy/access.ts';

interface PapersHandlerDeps extends ContextDeps {
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

export function bookingPapersHandler({ limitWork, ...deps }: PapersHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  router.get('/api/v1/admin/papers/:number.pdf', limitWork, async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const context = await contextFromRequest(req, res, deps);
    demand('readOffice', context);
    const { name, bytes } = await deps.services.paperFiles.forOffice(String(req.params.number));
    res.type('application/pdf').attachment(name).send(bytes);
  });
  return router;
}
