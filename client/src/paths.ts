import { pageAddresses } from './generated/addresses.ts';

type Pages = typeof pageAddresses;
type PagePaths = {
  [Page in keyof Pages as Pages[Page]['path'] extends `${string}:id` ? never : Page]: Pages[Page]['path'];
};

// Those of records are as the server says: `program.path`.
const pagePaths = Object.fromEntries(
  Object.entries(pageAddresses).map(([page, { path }]) => [page, path]),
) as PagePaths;

/** Every address of the site; no page spells one out itself. Those of pages stand in `addresses.ts` of their folders. */
export const paths = {
  ...pagePaths,
  newsFeed: '/news/rss.xml',
  /** `programId` is chosen already when the form opens. */
  registration: (programId?: number) =>
    programId === undefined ? pagePaths.registration : `${pagePaths.registration}?program=${programId}`,
  /** Where a program is booked; `date` is chosen already. */
  book: (programId: number, date?: number) =>
    `/book/${programId}${date === undefined ? '' : `?date=${date}`}`,
  /** The page of a booking, of a quote, and of a place on a waiting list, for who has its key. */
  bookingOf: (key: string) => `${pagePaths.booking}?key=${encodeURIComponent(key)}`,
  quoteOf: (key: string) => `${pagePaths.quote}?key=${encodeURIComponent(key)}`,
  waitingPlace: (key: string) => `${pagePaths.waiting}?key=${encodeURIComponent(key)}`,
  /** Where a session that ended leads; it sends on to the admin's sign-in. `next` is where to go afterwards. */
  login: (next?: string) => withNext('/login', next),
  admin: '/admin',
  adminLogin: (next?: string) => withNext('/admin/login', next),
  adminSignup: '/admin/signup',
  adminForgotPassword: '/admin/forgot-password',
  /** Where the mail about a forgotten password leads; the token stands in the fragment. */
  adminResetPassword: '/admin/reset-password',
};

function withNext(path: string, next: string | undefined) {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
