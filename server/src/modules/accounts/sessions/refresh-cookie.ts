import type { CookieJar } from '../../../platform/cookie-jar.ts';
import { deviceCookie } from '../login/known-devices.ts';
import { sessionLifetime } from './session-store.ts';
import type { Browser, SignedIn } from './sessions.service.ts';

const name = 'refresh';

/** The cookie that keeps somebody signed in; scripts of the page never see it. */
export const refreshCookie = {
  take: (cookies: CookieJar): string | undefined => cookies.get(name),
  keep(cookies: CookieJar, signedIn: SignedIn): SignedIn {
    if (signedIn.refreshToken) cookies.set(name, signedIn.refreshToken, sessionLifetime);
    if (signedIn.device) deviceCookie.keep(cookies, signedIn.device);
    return signedIn;
  },
  remove: (cookies: CookieJar): void => cookies.set(name, '', 0),
};

/** What the browser has kept of earlier sign-ins. */
export function browserOf(cookies: CookieJar): Browser {
  return { refreshToken: refreshCookie.take(cookies), device: deviceCookie.take(cookies) };
}
