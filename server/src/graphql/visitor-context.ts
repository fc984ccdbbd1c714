import { english } from '../platform/locale.ts';
import type { Services } from '../services.ts';
import type { GraphQLContext } from './context.ts';

/** Who asks without a token. */
export interface Visitor {
  requestId: string;
  ip: string;
  userAgent: string;
}

/** What resolvers get for somebody who brings neither a token nor a cookie. */
export function visitorContext(services: Services, { requestId, ip, userAgent }: Visitor): GraphQLContext {
  return {
    actor: { user: null, ip, userAgent },
    services,
    locale: english,
    cookies: { get: () => undefined, set: () => undefined },
    requestId,
  };
}
