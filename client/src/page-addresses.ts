// The table of addresses: the path of each page, and what it reads of the query. It loads no page, no React and no
// Chakra, so that the server can tell which page is asked for before one is rendered.
import { pageAddresses } from './generated/addresses.ts';
import {
  numberAfterWords,
  type PageAddress,
  type Parameters,
  readParameters,
} from './lib/page/page-address.ts';
import { paths } from './paths.ts';

interface FoundPage extends PageAddress {
  parameters: Parameters;
  /** The `:id` of the path. */
  id?: string;
  /** The number at its end, where words stand before it. */
  number?: string;
  /** What the page reads of the query. */
  query: URLSearchParams;
}

const pages: PageAddress[] = Object.values(pageAddresses);
const pageAt = new Map(pages.map((page) => [page.path, page]));

/** What the sitemap names, beside the pages of records. */
export const listedPaths = pages
  .filter(({ listed = true, path }) => listed && !path.includes(':'))
  .map(({ path }) => path);

/** The page of an address; null when there is none, and for the staff's part. */
export function findPage(path: string, query: URLSearchParams): FoundPage | null {
  const at = path.lastIndexOf('/') + 1;
  const page = pageAt.get(path);
  const record = page ? undefined : pageAt.get(`${path.slice(0, at)}:id`);
  const found = page ?? record;
  if (!found) return null;
  const { parameters = {} } = found;
  return {
    ...found,
    parameters,
    ...(record && { id: path.slice(at), number: numberAfterWords(path.slice(at)) }),
    query: readParameters(parameters, query),
  };
}

/** Where an address leads that is no page any more; null for all others. */
export function redirectFrom(path: string, search: string): string | null {
  return path === paths.login() ? paths.adminLogin() + search : null;
}

/** Whether an address is the staff's: the same document for all of them, drawn in the browser alone. */
export const isStaffAddress = (path: string): boolean =>
  path === paths.admin || path.startsWith(`${paths.admin}/`);
