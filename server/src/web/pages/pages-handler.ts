// Every HTML page: the address is read, the page's queries run in this process, the page is rendered once and sent.
import type { Request, RequestHandler, Response } from 'express';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { requestIdOf } from '../../graphql/context-from-request.ts';
import { AppError } from '../../platform/errors.ts';
import { english } from '../../platform/locale.ts';
import type { Logger } from '../../platform/log.ts';
import { markPublic } from '../cache/public-answer.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import { composeDocument } from './document.ts';
import { badAddressPage, brokenPage, restingPage, sendErrorPage } from './error-page.ts';
import type { PageSource } from './page-source.ts';
import { type SiteAddress, siteAddress } from './site-address.ts';
import type { ExecuteAsVisitor } from './visitor.ts';

export interface PagesHandlerDeps {
  source: PageSource;
  /** Such as `https://www.example.org`. */
  origin: string;
  log: Logger;
  execute: ExecuteAsVisitor;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode, variables: object): readonly string[] | null;
}

/** A form that was sent without JavaScript and not taken, and the status its page gets. */
interface Refused {
  posted: PostedForm;
  status: number;
}

/** Any path that no handler before it took. */
export function pagesHandler(deps: PagesHandlerDeps): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.set('Allow', 'GET, HEAD');
      return next(
        new AppError('METHOD_NOT_ALLOWED', `${req.method} is not possible here, only GET and HEAD.`),
      );
    }
    // Made anew or the same bytes again: the browser asks each time and mostly gets a 304.
    res.set('Cache-Control', 'no-cache');
    await answerWithPage(deps, req, res);
  };
}

/** Sends the page of the address, or the page that says why there is none. */
export async function answerWithPage(deps: PagesHandlerDeps, req: Request, res: Response, refused?: Refused) {
  const table = await deps.source.addresses();
  const [path = '', ...query] = req.originalUrl.split('?');
  const next = table.redirectFrom(path, query.length > 0 ? `?${query.join('?')}` : '');
  if (next !== null) return res.redirect(302, next);
  const address = siteAddress(table, req.originalUrl);
  if (!address) return sendErrorPage(res, badAddressPage);
  if (address.isStaff || address.isPreview) res.set('X-Robots-Tag', 'noindex');
  if (address.isPreview) res.set('Cache-Control', 'no-store');
  try {
    await sendPage(deps, address, res, refused);
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return sendErrorPage(res, restingPage);
    deps.log.error({ err: error, requestId: requestIdOf(res) }, 'A page could not be made.');
    sendErrorPage(res, brokenPage);
  }
}

async function sendPage(
  { source, origin, execute, tablesOf }: PagesHandlerDeps,
  { url, kind, isUnknown }: SiteAddress,
  res: Response,
  refused?: Refused,
) {
  const tables = new Set<string>();
  let isPublic = !refused && kind !== 'text';
  const [template, renderer] = await Promise.all([source.template(url), source.renderer()]);
  const page = await renderer.render({
    url,
    origin,
    posted: refused?.posted,
    async execute(document, variables) {
      const read = tablesOf(document, variables);
      if (read) for (const table of read) tables.add(table);
      else isPublic = false;
      const result = await execute(document, variables, requestIdOf(res));
      throwIfFailed(result);
      return result;
    },
  });
  if ((page.cacheable || isUnknown) && isPublic) markPublic(res, [...tables]);
  res
    .status(refused?.status ?? page.status)
    .type('html')
    .send(composeDocument(template, page, source.links(page.modules), english));
}

/** A page without its content is no page: better to say so with a true status. */
function throwIfFailed({ errors = [] }: ExecutionResult): void {
  for (const error of errors) {
    const { code } = error.extensions;
    if (code === 'UNAVAILABLE') throw new AppError('UNAVAILABLE', error.message);
    if (code === 'INTERNAL' || code === undefined) throw error.originalError ?? error;
  }
}
