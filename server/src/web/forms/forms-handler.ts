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
import { type FormAddress, fieldsOf, type PageForm, type PostedFields } from './page-form.ts';
import { findPageForm, pageFormPaths } from './page-forms.ts';
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
    const form = findPageForm(req.route.path, sent);
    if (!form) return sendErrorPage(res, unreadableFormPage);
    const values = fieldsOf(form, sent);
    const address = addressOf(req);
    // Nobody signed in, so that no other site could borrow somebody's rights.
    const context = visitorContext(services, { requestId: requestIdOf(res), ...callerOf(req) });
    const guard = guardOf(form, sent, { values, address, context });
    const { data, errors } = await execute(form.operation, form.variables(values, guard, address), context);
    const [error] = errors ?? [];
    const { next } = form;
    if (!error) return res.redirect(303, typeof next === 'string' ? next : next(address, data));
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
  for (const path of pageFormPaths)
    router.post(path, refuseOthers, text, parse, limitWork, answer, refuseUnread);
  return router;
}

/** As the page reads it: words before the number of a record say nothing. */
function addressOf({ params: { id = '' }, originalUrl }: Request): FormAddress {
  const [, search = ''] = originalUrl.split('?', 2);
  return {
    id: /^[a-z0-9-]*-([1-9]\d*)$/.exec(String(id))?.[1] ?? String(id),
    query: new URLSearchParams(search),
  };
}

interface Sent {
  values: PostedFields;
  address: FormAddress;
  context: GraphQLContext;
}

function guardOf(
  form: PageForm,
  sent: URLSearchParams,
  { values, address, context: { actor } }: Sent,
): SubmittedForm {
  return {
    token: sent.get('token') || null,
    website2: sent.get('website2'),
    key: form.once ? idempotencyKeyOf(form.id, actor, form.variables(values, {}, address)) : null,
  };
}

/** Milliseconds in which the same, sent again by the same browser, is a repetition and nothing new. */
const sameWithin = 15 * 60 * 1000;

/**
 * A page is kept as bytes that are the same for everybody, so a form in it cannot carry a key of its own. What was
 * typed, where it came from and the quarter of an hour make one: a double tap or a reload is then one record.
 */
function idempotencyKeyOf(id: string, from: { ip: string; userAgent: string }, said: object): string {
  const quarter = Math.floor(Date.now() / sameWithin);
  const { ip, userAgent } = from;
  return createHash('sha256')
    .update(JSON.stringify([id, ip, userAgent, quarter, said]))
    .digest('hex');
}

/**
 * Whether a form was sent from a page of another site. Browsers say so themselves in `Sec-Fetch-Site`; where they do
 * not (older ones, and addresses without https), the `Origin` must be ours. A caller that sends neither is no browser,
 * and nobody's browser was misled. From a page whose address holds a key a browser without that header names no origin,
 * as the page asks of it; who knows the key needs nobody's browser.
 */
function isCrossOrigin({ headers, query }: Pick<Request, 'headers' | 'query'>, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined || origin === ownOrigin) return false;
  if (origin === 'null' && query.key !== undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
