// Voucher, calendar file and papers of a booking, for who has its key.
import { type Request, type RequestHandler, Router } from 'express';
import { type ContextDeps, contextFromRequest } from '../graphql/context-from-request.ts';
import type { BookingFile } from '../modules/bookings/documents/booking-documents.service.ts';
import type { Actor } from '../platform/actor.ts';
import type { Services } from '../services.ts';

interface BookingDocumentsDeps extends ContextDeps {
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

/** A wrong key is as if there were no such page; a booking that is not confirmed leads to its own page, which says so. */
export function bookingDocumentsHandler({ limitWork, ...deps }: BookingDocumentsDeps): RequestHandler {
  const router = Router({ caseSensitive: true });
  const answer = (
    type: string,
    make: (
      services: Pick<Services, 'bookingDocuments' | 'paperFiles'>,
      actor: Actor,
      key: string,
      req: Request,
    ) => Promise<BookingFile>,
  ) =>
    (async (req, res, next) => {
      res.set({
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      });
      const { key } = req.query;
      if (typeof key !== 'string') return next();
      const { actor } = await contextFromRequest(req, res, deps);
      const file = await make(deps.services, actor, key, req);
      if (file === 'wrongKey') return next();
      if (file === 'notConfirmed') return res.redirect(303, `/booking?key=${encodeURIComponent(key)}`);
      res.type(type).attachment(file.name).send(file.bytes);
    }) satisfies RequestHandler;
  router.get(
    '/booking/voucher.pdf',
    limitWork,
    answer('application/pdf', ({ bookingDocuments }, actor, key) => bookingDocuments.voucher(actor, key)),
  );
  router.get(
    '/booking/calendar.ics',
    answer('text/calendar', ({ bookingDocuments }, actor, key) => bookingDocuments.calendar(actor, key)),
  );
  router.get(
    '/booking/paper.pdf',
    limitWork,
    answer('application/pdf', ({ paperFiles }, actor, key, { query }) =>
      paperFiles.forGuest(actor, key, String(query.number)),
    ),
  );
  return router;
}
