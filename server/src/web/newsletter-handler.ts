// What mail programs call when somebody presses their own "Unsubscribe" button (RFC 8058). Looking at the address (GET)
// changes nothing: that is the page of the site, where one has to press a button.
import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import multer from 'multer';
import { requestIdOf } from '../graphql/context-from-request.ts';
import { refusalFor } from '../graphql/public-error.ts';
import { errorStatus } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import type { Services } from '../services.ts';

type NewsletterHandlerDeps = Pick<Services, 'newsletter' | 'quiet'> & { log: Logger };

/** POST /newsletter/unsubscribe?token=… with the body `List-Unsubscribe=One-Click`, as a form of either kind. */
export function newsletterHandler({ newsletter, quiet, log }: NewsletterHandlerDeps): RequestHandler {
  const unsubscribe: RequestHandler = async (req, res) => {
    res.type('text/plain').set('Cache-Control', 'no-store');
    const { token } = req.query;
    if (typeof token !== 'string' || !isOneClick(req.body)) {
      return void refuse(res);
    }
    const actor = { user: null, ip: req.ip ?? '', userAgent: req.headers['user-agent'] ?? '' };
    try {
      quiet.refuseVisitors();
      await newsletter.unsubscribe(actor, { token });
      res.send('You have been unsubscribed.\n');
    } catch (error) {
      const { code, message, facts } = refusalFor(error, { log, requestId: requestIdOf(res) });
      if (facts.retryAfter) res.set('Retry-After', String(facts.retryAfter));
      res.status(errorStatus[code]).send(`${message}\n`);
    }
  };
  const router = Router({ caseSensitive: true });
  router.post('/newsletter/unsubscribe', ...readForm, unsubscribe, refuseUnread);
  return router;
}

const few = { fields: 10, fieldSize: 1_000, fieldNameSize: 100, files: 0, parts: 10 };
/** Either kind of form becomes the same fields. */
const readForm = [
  express.urlencoded({ extended: false, limit: '10kb', parameterLimit: few.fields }),
  multer({ limits: few }).none(),
];

const refuse = (res: Response) =>
  res.status(400).send('Please send List-Unsubscribe=One-Click to the address in the mail.\n');

/** The handler throws nothing, so what comes here is a form that could not be read. */
const refuseUnread: ErrorRequestHandler = (_error, _req, res, _next) => void refuse(res.type('text/plain'));

const isOneClick = (fields: Record<string, unknown> | undefined) =>
  fields?.['List-Unsubscribe'] === 'One-Click';
