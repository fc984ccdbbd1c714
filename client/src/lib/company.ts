import type { SitePage } from '../generated/schema.ts';

/** The agency as every page knows it: who it is and how to reach it. What is not set is empty. */
export interface Company {
  name: string;
  tagline: string;
  description: string;
  /** At the foot of every page. */
  story: string;
  founded: number | null;
  /** How soon, as it stands at the end of a sentence. */
  answers: string;
  street: string;
  area: string;
  box: string;
  city: string;
  country: string;
  phones: readonly string[];
  emails: readonly string[];
  /** Of the chat, digits only. */
  chatNumber: string;
  chatGreeting: string;
  socialLinks: readonly { name: string; url: string }[];
  /** Takes the place of mark and name. */
  logo: Logo | null;
  /** What link previews show of pages without a picture of their own. */
  shareImage: { url: string } | null;
  shareImageAlt: string;
  /** What is said at the head of pages, instead of what they say by themselves. */
  texts: Partial<Record<SitePage, PageTexts>>;
}

type PageTexts = Partial<Record<'label' | 'title' | 'lead' | 'searchTitle' | 'searchDescription', string>>;

interface Logo {
  url: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  widths: readonly number[];
}

export const unknownCompany: Company = {
  name: '',
  tagline: '',
  description: '',
  story: '',
  founded: null,
  answers: '',
  street: '',
  area: '',
  box: '',
  city: '',
  country: '',
  phones: [],
  emails: [],
  chatNumber: '',
  chatGreeting: '',
  socialLinks: [],
  logo: null,
  shareImage: null,
  shareImageAlt: '',
  texts: {},
};

/** The title of a page in the browser’s tab. */
export const pageTitle = (title: string, { name }: Pick<Company, 'name'>): string =>
  joined(' · ', title, name);

/** What search engines are told of a page: as it was set, or else under its standard title. */
export function searchTexts({ name, texts }: Company, page: SitePage, standard: string) {
  const { searchTitle, searchDescription } = texts[page] ?? {};
  return {
    title: pageTitle(searchTitle ?? standard, { name }),
    ...(searchDescription && { description: searchDescription }),
  };
}

/** What there is of `parts`, with `between` in between. */
export const joined = (between: string, ...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(between);

/** Where it is, in lines. */
export function addressLines({ street, area, box, city, country }: Company): string[] {
  return [joined(', ', street, area), box, joined(', ', city, country)].filter(Boolean);
}

export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

/** The address that opens the chat with a message written already; null without a number. */
export function chatLink({ chatNumber }: Pick<Company, 'chatNumber'>, message: string): string | null {
  if (!chatNumber) return null;
  return `https://wa.me/${chatNumber}${message && `?text=${encodeURIComponent(message)}`}`;
}

export const greetingLink = (company: Pick<Company, 'chatNumber' | 'chatGreeting'>): string | null =>
  chatLink(company, company.chatGreeting);
