// The table of addresses: the path of each page, and what it reads of the query. It loads no page, no React and no
// Chakra, so that the server can tell which page is asked for before one is rendered.
import { type Parameters, readParameters } from './lib/page/parameters.ts';
import { paths } from './paths.ts';
import { categories as alumniCategories } from './site/alumni/categories.ts';
import { galleryChoices } from './site/gallery/gallery-filter.ts';
import { categories as newsCategories } from './site/news/categories.ts';
import { categories as programCategories } from './site/programs/categories.ts';

export interface PageAddress {
  /** As the router takes it; `:id` is the number of a record. */
  path: string;
  parameters: Parameters;
  /** Where the path has an `:id`: the field of the contract that answers its record. */
  record?: 'program' | 'facility' | 'post';
  /** False where nobody begins: it follows a step of a visitor, or a link of a mail. */
  listed?: false;
}

/** One for each page but the one for everything else. */
export const pageAddresses = {
  home: { path: paths.home, parameters: { sent: ['newsletter'] } },
  about: { path: paths.about, parameters: {} },
  programs: {
    path: paths.programs,
    parameters: { category: programCategories, search: 'text', page: 'number' },
  },
  program: { path: '/programs/:id', parameters: { preview: 'text' }, record: 'program' },
  coaches: { path: paths.coaches, parameters: { search: 'text', page: 'number' } },
  facilities: { path: paths.facilities, parameters: { search: 'text', page: 'number' } },
  facility: { path: '/facilities/:id', parameters: {}, record: 'facility' },
  alumni: {
    path: paths.alumni,
    parameters: { category: alumniCategories, search: 'text', quotes: 'number', page: 'number' },
  },
  faq: { path: paths.faq, parameters: {} },
  privacy: { path: paths.privacy, parameters: {} },
  terms: { path: paths.terms, parameters: {} },
  news: { path: paths.news, parameters: { category: newsCategories, search: 'text', page: 'number' } },
  article: { path: '/news/:id', parameters: { preview: 'text' }, record: 'post' },
  gallery: {
    path: paths.gallery,
    parameters: {
      category: [...Object.keys(galleryChoices), 'facilities'],
      search: 'text',
      page: 'number',
      picture: 'number',
    },
  },
  videos: { path: paths.videos, parameters: { search: 'text', page: 'number' } },
  contact: { path: paths.contact, parameters: { sent: ['contact'] } },
  newsletterConfirm: {
    path: paths.newsletterConfirm,
    parameters: { token: 'text', sent: ['confirm'] },
    listed: false,
  },
  newsletterUnsubscribe: {
    path: paths.newsletterUnsubscribe,
    parameters: { token: 'text', sent: ['leave', 'unsubscribe'] },
    listed: false,
  },
  registration: { path: paths.registration(), parameters: { program: 'number' } },
  registrationSuccess: { path: paths.registrationSuccess, parameters: {}, listed: false },
  donations: { path: paths.donations, parameters: {} },
} satisfies Record<string, PageAddress>;

export interface FoundPage extends PageAddress {
  /** The `:id` of the path. */
  id?: string;
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
  return {
    ...found,
    ...(record && { id: path.slice(at) }),
    query: readParameters(found.parameters, query),
  };
}

/** Where an address leads that is no page any more; null for all others. */
export function redirectFrom(path: string, search: string): string | null {
  return path === paths.login() ? paths.adminLogin() + search : null;
}

/** Whether an address is the staff's: the same document for all of them, drawn in the browser alone. */
export const isStaffAddress = (path: string): boolean =>
  path === paths.admin || path.startsWith(`${paths.admin}/`);
