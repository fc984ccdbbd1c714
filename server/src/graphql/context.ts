// What every resolver gets: who asks, the cookies and headers of the answer, and the services that do the work.
import type { Actor } from '../platform/actor.ts';
import type { CookieJar } from '../platform/cookie-jar.ts';
import type { Locale } from '../platform/locale.ts';
import type { Services } from '../services.ts';

export interface GraphQLContext {
  actor: Actor;
  services: Services;
  /** What is answered is written in. */
  locale: Locale;
  cookies: CookieJar;
  /** Of the answer, where it is one of GraphQL over HTTP. */
  mediaType?: string;
  requestId: string;
}
