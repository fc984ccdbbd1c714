// An address or more for each row of the table of addresses, so that no test of all pages forgets one.
import { pageAddresses } from '../src/generated/addresses.ts';

const rows = Object.entries(pageAddresses).map(([name, { path }]) => ({ name, path }));

/** Where one address is not enough, or needs more than its path: here an article with a film and one without. */
const others: Record<string, string[]> = {
  article: ['/news/1', '/news/11'],
  newsletterConfirm: ['/newsletter/confirm?token=x'],
  // A demo has sent none.
  newsletterIssue: [],
  // Opened by a key that nobody has in a fresh demo.
  booking: [],
  waiting: [],
  quote: [],
} satisfies { [name in keyof typeof pageAddresses]?: string[] };

/** What answers 200. */
export const foundPaths = rows.flatMap(({ name, path }) => others[name] ?? path.replace(':id', '1'));

/** What answers 404 and says what is missing. */
export const missingPaths = [
  ...rows.filter(({ path }) => path.includes(':id')).map(({ path }) => path.replace(':id', '999999')),
  '/booking?key=x',
  '/booking/waiting?key=x',
  '/quote?key=x',
  '/nowhere',
];

export const publicPaths = [...foundPaths, ...missingPaths];
