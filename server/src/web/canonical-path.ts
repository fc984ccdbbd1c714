// Each address has one spelling. Caches, headers and guards compare addresses as text, so no handler may know another one:
// a page in another spelling leads to the right one, anything else in another spelling is not found.
import type { RequestHandler } from 'express';
import { AppError } from '../platform/errors.ts';
import { isDecodable, isFile, machinePart, rightPath } from '../platform/page-path.ts';
import { badAddressPage, sendErrorPage } from './pages/error-page.ts';

/** Callers of the API are answered in JSON whatever they ask. */
const apiPart = /^\/(?:api|graphql)(?=\/|$)/;

type Spelling = 'right' | 'unreadable' | 'unknown' | { to: string };

/** `url` as in the request line: path and query. */
export function spellingOf(url: string): Spelling {
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  // A fragment is not sent by browsers; a whole address (`GET http://…`) is for proxies.
  if (!path.startsWith('/') || path.includes('#')) return 'unreadable';
  // REST compares every part of a path as it came, and says in its own way that there is nothing.
  if (path.startsWith('/api/')) return 'right';
  if (!isDecodable(path)) return 'unreadable';
  const right = rightPath(path);
  if (path === right) return 'right';
  // A slash at the end is taken as it always was.
  if (machinePart.test(right)) return path === `${right}/` ? 'right' : 'unknown';
  if (isFile(right)) return 'unknown';
  if (!isDecodable(query.replaceAll('+', ' '))) return 'unreadable';
  return { to: rest.length > 0 ? `${right}?${query}` : right };
}

/** Comes before every handler that looks at the path. */
export const canonicalPath: RequestHandler = (req, res, next) => {
  const spelling = spellingOf(req.url);
  if (spelling === 'right') return next();
  if (apiPart.test(req.path) && typeof spelling === 'string')
    return next(new AppError('NOT_FOUND', `There is nothing at ${req.method} ${req.path}.`));
  if (spelling === 'unreadable') return sendErrorPage(res, badAddressPage);
  if (spelling === 'unknown') {
    const sentence = 'There is nothing here. Please check the address: capitals, slashes and signs count.\n';
    return void res.status(404).type('text/plain').send(sentence);
  }
  res.set('Cache-Control', 'no-cache').redirect(308, spelling.to);
};

/** Whether no handler but that of the pages takes such a path. */
export const isPagePath = (path: string): boolean => !machinePart.test(path) && !isFile(path);
