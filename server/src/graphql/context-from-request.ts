import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { Actor } from '../platform/actor.ts';
import type { CookieJar } from '../platform/cookie-jar.ts';
import { english } from '../platform/locale.ts';
import { nextRequestId } from '../platform/request-id.ts';
import type { Services } from '../services.ts';
import type { GraphQLContext } from './context.ts';
import { limitHeaders } from './limits/limit-headers.ts';
import { keptResult, offerRead } from './prepared-read.ts';

export interface ContextDeps {
  services: Services;
  /** Whether visitors come over https, so that cookies must too. */
  secure: boolean;
}

/** Who asks, from the headers of a request. Rejects only when the database cannot be asked. */
export async function contextFromRequest(
  req: Request,
  res: Response,
  deps: ContextDeps,
): Promise<GraphQLContext> {
  const actor = await actorOf(req, deps.services);
  const isVisitor = !actor.user && !actor.tokenRefused;
  return {
    actor: { ...actor, reportLimit: limitHeaders(res) },
    result: keptResult(res),
    offerRead: isVisitor ? (read) => offerRead(res, read) : undefined,
    services: deps.services,
    locale: english,
    cookies: cookieJar(req, res, deps.secure),
    requestId: requestIdOf(res),
  };
}

/** What resolvers get for somebody who brings neither a token nor a cookie. */
export function visitorContext(
  services: Services,
  { requestId, ...caller }: { requestId: string; ip: string; userAgent: string },
): GraphQLContext {
  return {
    actor: { user: null, ...caller },
    services,
    locale: english,
    cookies: { get: () => undefined, set: () => undefined },
    requestId,
  };
}

/** The number of a request, as its answer carries it. */
export function requestIdOf(res: Response): string {
  const known = res.getHeader('X-Request-Id');
  if (typeof known === 'string') return known;
  const made = nextRequestId();
  res.setHeader('X-Request-Id', made);
  return made;
}

/** The token that came along, good or not. */
export function bearerToken({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

/** Where a request comes from. */
export const callerOf = ({ ip = '', headers }: Request) => ({ ip, userAgent: headers['user-agent'] ?? '' });

async function actorOf(req: Request, services: Services): Promise<Actor> {
  const from = callerOf(req);
  const token = bearerToken(req);
  if (!token) return { ...from, user: null };
  const known = await services.sessions.authenticate(token);
  return known ? { ...from, ...known } : { ...from, user: null, tokenRefused: true };
}

function cookieJar(req: Request, res: Response, secure: boolean): CookieJar {
  // The prefix keeps a neighbour under the same domain from setting one; browsers take it over https only.
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  return {
    // A page of another site, or of a neighbour under the same domain, cannot use somebody's session.
    get: (name) => (isCrossOrigin(req) ? undefined : parseCookie(req.headers.cookie ?? '')[named(name)]),
    set(name, value, maxAge) {
      const attributes = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;
      res.appendHeader('Set-Cookie', stringifySetCookie({ name: named(name), value, maxAge, ...attributes }));
    },
  };
}

const isCrossOrigin = ({ headers }: Request) =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
