// Which page an address asks for. All addresses that ask for the same page have one answer, and one key to keep it under.
import type { AddressStyle } from '../../modules/content/pages/page-paths.ts';
import { isDecodable } from '../../platform/page-path.ts';
import { isPagePath, spellingOf } from '../canonical-path.ts';

/** The client's table of addresses, `page-addresses.ts` of its build. */
export interface PageTable {
  /** The pages that are always there, for search engines. */
  readonly listedPaths: readonly string[];
  /** Null when no page has this path. */
  findPage(path: string, query: URLSearchParams): FoundPage | null;
  /** Where an address leads that is no page any more. */
  redirectFrom(path: string, search: string): string | null;
  isStaffAddress(path: string): boolean;
}

interface FoundPage {
  path: string;
  /** What it reads of the query: some words, a number, or any text. */
  parameters: Readonly<Record<string, readonly string[] | 'number' | 'text'>>;
  /** The field of the contract that answers its record, and which one is asked for. */
  record?: string;
  id?: string;
  /** The number at the end of `id`, where words stand before it. */
  number?: string;
  /** True where it is made for who asks. */
  personal?: true;
  /** What is read, in one order. */
  query: URLSearchParams;
}

/** `own`: the site has a known number of them. Of the others strangers can make up any number: by numbers, by free text. */
export type PageKind = 'own' | 'numbered' | 'text';

export interface RecordAddress {
  /** The field of the contract that answers it. */
  field: string;
  id: string;
  /** Its address holds its name: all others lead there. */
  hasName: boolean;
  /** What the page is rendered for that says that there is none. */
  missingUrl: string;
}

export interface SiteAddress {
  /** What the page is rendered for, which is also its key. */
  url: string;
  kind: PageKind;
  isStaff: boolean;
  isPreview: boolean;
  /** Made for who asks: kept nowhere, and listed nowhere. */
  isPersonal: boolean;
  /** Token of a draft of settings that the page is to show. */
  settingsPreview?: string;
  /** True when no page has it. */
  isUnknown: boolean;
  /** Null as well for one that is shown by a link of its own. */
  record: RecordAddress | null;
}

/** `url` as in the request line, in its right spelling; null when its query cannot be read. */
export function siteAddress(table: PageTable, url: string, style: AddressStyle): SiteAddress | null {
  const at = url.indexOf('?');
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  if (!isDecodable(search.replaceAll('+', ' '))) return null;
  const others = { isStaff: false, isPreview: false, isPersonal: false, isUnknown: false, record: null };
  if (table.isStaffAddress(path)) return { ...others, url: '/admin', kind: 'own', isStaff: true };
  const given = new URLSearchParams(search);
  const settingsPreview = given.get('settings');
  const page = table.findPage(path, given);
  if (!page) return { ...others, url: unknownIn(table, path), kind: 'own', isUnknown: true };
  // Any page can be shown so: it is no other page, but none that is kept for others.
  const shown =
    settingsPreview === null
      ? null
      : { settingsPreview, kind: 'text' as const, isPreview: true, record: null };
  if (settingsPreview !== null) page.query.set('settings', settingsPreview);
  const query = page.query.toString();
  // One key for a page: with names only one of its addresses has an answer, without them that of its number.
  const key = style === 'numbersAgain' && page.number ? inPart(path, page.number) : path;
  return {
    ...others,
    url: query ? `${key}?${query}` : key,
    kind: kindOf(page),
    isPreview: page.query.has('preview'),
    isPersonal: page.personal === true,
    record: recordOf(page, path, style),
    ...shown,
  };
}

function recordOf(
  { record, id, number, query }: FoundPage,
  path: string,
  style: AddressStyle,
): RecordAddress | null {
  if (record === undefined || id === undefined || query.has('preview')) return null;
  return {
    field: record,
    id: (style !== 'numbers' && number) || id,
    hasName: style === 'names',
    missingUrl: inPart(path, '0'),
  };
}

const inPart = (path: string, last: string) => `${path.slice(0, path.lastIndexOf('/') + 1)}${last}`;

/** The same for any request, before a handler took it: null as well for what may be no page's. */
export function createAddressReader(
  table: PageTable,
  paths: { readonly known: AddressStyle | undefined },
): (url: string) => SiteAddress | null {
  /** Without a query and a record the paths of pages are few. */
  const known = new Map<string, SiteAddress>();
  return (url) => {
    const before = known.get(url);
    if (before) return before;
    if (!isPagePath(url.split('?', 1)[0] ?? '') || spellingOf(url) !== 'right') return null;
    if (table.redirectFrom(url.split('?', 1)[0] ?? '', '') !== null) return null;
    const address = siteAddress(table, url, paths.known ?? 'numbers');
    // Which address of a record is the right one must be read first.
    if (address?.record && !paths.known) return null;
    if (
      address?.url === url &&
      !address.isPreview &&
      table.findPage(url, new URLSearchParams())?.id === undefined
    )
      known.set(url, address);
    return address;
  };
}

/** Null for what has no page and may lead elsewhere: it has not the answer of all others that have none. */
export function leadingNowhere(
  page: SiteAddress | null,
  url: string,
  redirects: { mayLead(path: string): boolean },
): SiteAddress | null {
  return page?.isUnknown && redirects.mayLead(url.split('?', 1)[0] ?? '') ? null : page;
}

function kindOf({ parameters, query, personal }: FoundPage): PageKind {
  if (personal) return 'text';
  const read = [...query.keys()].map((name) => parameters[name]);
  if (read.includes('text')) return 'text';
  return read.includes('number') ? 'numbered' : 'own';
}

/** An address of nothing, in the part of the site that `path` is in: the navigation marks that part. */
function unknownIn(table: PageTable, path: string): string {
  const [, first = ''] = path.split('/');
  const part = `/${first}`;
  return `${first && table.findPage(part, new URLSearchParams()) ? part : ''}/-/-`;
}
