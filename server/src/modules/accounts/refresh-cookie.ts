import type { CookieJar } from '../../platform/cookie-jar.ts';
import { sessionLifetime } from './session-store.ts';
import type { SignedIn } from './sessions.service.ts';

const name = 'refresh';

/** The cookie that keeps somebody signed in; scripts of the page never see it. */
export const refreshCookie = {
  take: (cookies: CookieJar): string | undefined => cookies.get(name),
  keep(cookies: CookieJar, signedIn: SignedIn): SignedIn {
    if (signedIn.refreshToken) cookies.set(name, signedIn.refreshToken, sessionLifetime);
    return signedIn;
  },
  remove: (cookies: CookieJar): void => cookies.set(name, '', 0),
};
