/** Cookies are the one thing of HTTP that accounts need; a handler hands this in, tests hand in a map. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** Sets a cookie; `maxAge` in seconds, 0 removes it. Always HttpOnly and SameSite=Strict. */
  set(name: string, value: string, maxAge: number): void;
}
