import type { GroupForm } from '../settings-group.ts';
import { group as about } from './about.tsx';
import { group as addresses } from './addresses.tsx';
import { group as bookings } from './bookings.tsx';
import { group as brand } from './brand.tsx';
import { group as company } from './company.tsx';
import { group as departments } from './departments.tsx';
import { group as donations } from './donations.tsx';
import { group as faq } from './faq.tsx';
import { group as home } from './home.tsx';
import { group as legal } from './legal.tsx';
import { group as mails } from './mails.tsx';
import { group as pages } from './pages.tsx';
import { group as partners } from './partners.tsx';
import { group as replies } from './replies.tsx';
import { group as services } from './services.tsx';
import { group as stays } from './stays.tsx';

/** The form of each group by its path. Together they are small, and whoever edits one soon edits the next. */
export const groupForms: Readonly<Record<string, GroupForm>> = {
  company,
  home,
  partners,
  about,
  services,
  stays,
  departments,
  faq,
  pages,
  donations,
  bookings,
  legal,
  brand,
  mails,
  replies,
  addresses,
};
