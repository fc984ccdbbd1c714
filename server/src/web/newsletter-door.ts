// What mail programs call when somebody presses their own "Unsubscribe" button (RFC 8058). Looking at the address (GET)
// changes nothing: that is the page of the site, where one has to press a button.
import express, { type RequestHandler, Router } from 'express';
import { refusalFor } from '../graphql/public-error.ts';
import type { NewsletterService } from '../modules/newsletter/newsletter.service.ts';
import { errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { nextRequestId } from '../platform/request-id.ts';

interface NewsletterDoorDeps {
  newsletter: Pick<NewsletterService, 'unsubscribe'>;
  log: Logger;
}

/** POST /newsletter/unsubscribe?token=… with the body `List-Unsubscribe=One-Click`, as a form of either kind. */
export function newsletterDoor({ newsletter, log }: NewsletterDoorDeps): RequestHandler {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  const unsubscribe: RequestHandler = async (req, res) => {
    res.type('text/plain').set('Cache-Control', 'no-store');
    const { token } = req.query;
    if (typeof token !== 'string' || !isOneClick(req.body)) {
      return void res
        .status(400)
        .send('Please send List-Unsubscribe=One-Click to the address in the mail.\n');
    }
    const actor = { user: null, ip: req.ip ?? '', userAgent: req.headers['user-agent'] ?? '' };
    try {
      await newsletter.unsubscribe(actor, { token });
      res.send('You have been unsubscribed.\n');
    } catch (error) {
      const { code, message, facts } = refusalFor(error, { log, requestId: nextRequestId() });
      if (facts.retryAfter) res.set('Retry-After', String(facts.retryAfter));
      res.status(errorStatus[code]).send(`${message}\n`);
    }
  };
  const router = Router({ caseSensitive: true });
  router.post('/newsletter/unsubscribe', express.text({ type: forms, limit: '10kb' }), unsubscribe);
  return router;
}

/** The one pair is looked for in the text itself: so both kinds of form are read alike. */
const isOneClick = (body: unknown) =>
  typeof body === 'string' && /List-Unsubscribe"?\s*(?:=|\r?\n\r?\n)\s*One-Click/.test(body);
