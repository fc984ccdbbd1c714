// PDFs for staff with their token: receipts of donations, invoices, receipts and credit notes of bookings, and the evidence for a chargeback.
import { type Request, type RequestHandler, Router } from 'express';
import type { Right } from '../generated/schema.ts';
import { type ContextDeps, contextFromRequest } from '../graphql/context-from-request.ts';
import { demand } from '../graphql/policy/access.ts';
import { receiptPath } from '../modules/donations/accounts/receipt-document.ts';

interface StaffFilesDeps extends ContextDeps {
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

type MakeFile = (params: Request['params']) => Promise<{ name: string; bytes: Buffer }>;

export function staffFilesHandler({ limitWork, ...deps }: StaffFilesDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  const { donationAccounts, paperFiles, disputes } = deps.services;
  const answer = (path: string, rights: readonly Right[], make: MakeFile) =>
    router.get(path, limitWork, async (req, res) => {
      res.set('Cache-Control', 'no-store');
      const context = await contextFromRequest(req, res, deps);
      for (const right of rights) demand(right, context);
      const { name, bytes } = await make(req.params);
      res.type('application/pdf').attachment(name).send(bytes);
    });
  answer(receiptPath(':id'), ['readOffice'], ({ id }) => donationAccounts.receipt(String(id)));
  answer('/api/v1/admin/papers/:number.pdf', ['readOffice'], ({ number }) =>
    paperFiles.forOffice(String(number)),
  );
  // It says from which address the terms were accepted.
  answer('/api/v1/admin/disputes/:id/evidence.pdf', ['handleMoney', 'readAddresses'], ({ id }) =>
    disputes.evidence(String(id)),
  );
  return router;
}
