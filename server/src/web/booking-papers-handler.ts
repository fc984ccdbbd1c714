// Papers of bookings as files, for staff with their token: invoices, receipts and credit notes, and the evidence for a chargeback.
import { type Request, type RequestHandler, Router } from 'express';
import type { Right } from '../generated/schema.ts';
import { type ContextDeps, contextFromRequest } from '../graphql/context-from-request.ts';
import { demand } from '../graphql/policy/access.ts';

interface PapersHandlerDeps extends ContextDeps {
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

type MakeFile = (params: Request['params']) => Promise<{ name: string; bytes: Buffer }>;

export function bookingPapersHandler({ limitWork, ...deps }: PapersHandlerDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  const { paperFiles, disputes } = deps.services;
  const answer = (rights: readonly Right[], make: MakeFile) =>
    (async (req, res) => {
      res.set('Cache-Control', 'no-store');
      const context = await contextFromRequest(req, res, deps);
      for (const right of rights) demand(right, context);
      const { name, bytes } = await make(req.params);
      res.type('application/pdf').attachment(name).send(bytes);
    }) satisfies RequestHandler;
  router.get(
    '/api/v1/admin/papers/:number.pdf',
    limitWork,
    answer(['readOffice'], ({ number }) => paperFiles.forOffice(String(number))),
  );
  router.get(
    '/api/v1/admin/disputes/:id/evidence.pdf',
    limitWork,
    // It says from which address the terms were accepted.
    answer(['handleMoney', 'readAddresses'], ({ id }) => disputes.evidence(String(id))),
  );
  return router;
}
