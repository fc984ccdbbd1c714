import { FileText } from 'lucide-react';
import type { StaffScreen } from '../screens/staff-screen.ts';
import { newQuoteAddress, quotesPath } from './quote-address.ts';

export const quotesScreen: StaffScreen = {
  path: quotesPath,
  right: 'readOffice',
  link: { group: 'Journeys', label: 'Quotes', Icon: FileText },
  makes: { label: 'New Quote', right: 'writeOffice', at: newQuoteAddress() },
  found: { kind: 'quote', label: 'Quotes', words: ({ id }) => `#${id}` },
  load: async () => (await import('./quotes-page.tsx')).code,
};

/** One quote with all that is done with it. */
export const quoteScreen: StaffScreen = {
  path: `${quotesPath}/:record`,
  right: 'readOffice',
  load: async () => (await import('./quote/quote-page.tsx')).code,
};

export const newQuoteScreen: StaffScreen = {
  path: `${quotesPath}/new`,
  right: 'writeOffice',
  load: async () => (await import('./form/new-quote-page.tsx')).code,
};

export const editQuoteScreen: StaffScreen = {
  path: `${quotesPath}/:record/edit`,
  right: 'writeOffice',
  load: async () => (await import('./form/edit-quote-page.tsx')).code,
};
