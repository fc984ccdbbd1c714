// Where the forms of the site arrive when JavaScript is off, or not there yet. Each runs the operation a script would
// have sent, with the same rules. Taken: on to an address that says so. Refused: the same page with everything typed.
import { createHash } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import type { GraphQLContext } from '../../graphql/context.ts';
import { callerOf, requestIdOf, visitorContext } from '../../graphql/context-from-request.ts';
import type { Execute } from '../../graphql/execute.ts';
import { limits } from '../../graphql/limits/limits.ts';
import type { SubmittedForm } from '../../modules/inbox/form-guard.ts';
import type { Services } from '../../services.ts';
import { foreignFormPage, largeFormPage, sendErrorPage, unreadableFormPage } from '../pages/error-page.ts';
import { answerWithPage, type PagesHandlerDeps } from '../pages/pages-handler.ts';
import { findPageForm, type PageForm, type PostedFields, pageFormPaths } from './page-forms.ts';
import { postedForm, type Refusal, statusOf } from './posted-form.ts';

interface FormsHandlerDeps {
  /** What makes the pages that show a form again. */
  pages: PagesHandlerDeps;
  execute: Execute;
  services: Services;
  /** Stands before what costs work. */
  limitWork: RequestHandler;
}

/** POST of `application/x-www-form-urlencoded` to the pages that have a form. */
export function formsHandler({ pages, execute, services, limitWork }: FormsHandlerDeps): RequestHandler {
  const refuseOthers: RequestHandler = (req, res, next) => {
    // With a token in its address it is the button of a mail program, which has a handler of its own.
    if (req.query.token !== undefined && req.path === '/newsletter/unsubscribe') return next('router');
    res.set('Cache-Control', 'no-store');
    if (isCrossOrigin(req, pages.origin)) return sendErrorPage(res, foreignFormPage);
    next();
  };

  /** Also for the page that says that it could not be taken. */
  const parse: RequestHandler = (req, res, next) => {
    if (typeof req.body === 'string') res.locals.sent = new URLSearchParams(req.body);
    next();
  };

  const answer: RequestHandler = async (req, res) => {
    const sent: URLSearchParams | undefined = res.locals.sent;
    if (!sent) return sendErrorPage(res, unreadableFormPage);
    const form = findPageForm(req.path, sent);
    if (!form) return sendErrorPage(res, unreadableFormPage);
    const values = Object.fromEntries(form.fields.map((name) => [name, sent.get(name) ?? '']));
    // Nobody signed in, so that no other site could borrow somebody's rights.
    const context = visitorContext(services, { requestId: requestIdOf(res), ...callerOf(req) });
    const guard = guardOf(form, sent, values, context);
    const { errors } = await execute(form.operation, form.variables(values, guard), context);
    const [error] = errors ?? [];
    if (!error) return res.redirect(303, form.next);
    const refusal = { message: error.message, ...error.extensions } as unknown as Refusal;
    const { retryAfter } = error.extensions;
    if (typeof retryAfter === 'number') res.set('Retry-After', String(retryAfter));
    const token = services.formGuard.token();
    const posted = postedForm(form, values, refusal, { token, tokenSent: Boolean(guard.token) });
    await answerWithPage(pages, req, res, { posted, status: statusOf(refusal.code) });
  };

  const refuseUnread: ErrorRequestHandler = (error: { status?: number }, _req, res, next) => {
    if (error.status === 413) sendErrorPage(res, largeFormPage);
    else if (error.status === 400 || error.status === 415) sendErrorPage(res, unreadableFormPage);
    else next(error);
  };

  const text = express.text({ type: 'application/x-www-form-urlencoded', limit: limits.body });
  const router = Router({ strict: true, caseSensitive: true });
  router.post(pageFormPaths, refuseOthers, text, parse, limitWork, answer, refuseUnread);
  return router;
}

function guardOf(
  form: PageForm,
  sent: URLSearchParams,
  values: PostedFields,
  { actor }: GraphQLContext,
): SubmittedForm {
  return {
    token: sent.get('token') || null,
    website2: sent.get('website2'),
    key: form.once ? idempotencyKeyOf(form.id, actor, values) : null,
  };
}

/** Milliseconds in which the same, sent again by the same browser, is a repetition and nothing new. */
const sameWithin = 15 * 60 * 1000;

/**
 * A page is kept as bytes that are the same for everybody, so a form in it cannot carry a key of its own. What was
 * typed, where it came from and the quarter of an hour make one: a double tap or a reload is then one record.
 */
function idempotencyKeyOf(id: string, from: { ip: string; userAgent: string }, fields: object): string {
  const quarter = Math.floor(Date.now() / sameWithin);
  const { ip, userAgent } = from;
  return createHash('sha256')
    .update(JSON.stringify([id, ip, userAgent, quarter, fields]))
    .digest('hex');
}

/**
 * Whether a form was sent from a page of another site. Browsers say so themselves in `Sec-Fetch-Site`; where they do
 * not (older ones, and addresses without https), the `Origin` must be ours. A caller that sends neither is no browser,
 * and nobody's browser was misled.
 */
function isCrossOrigin({ headers }: Pick<Request, 'headers'>, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
