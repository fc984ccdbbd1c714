// What the demo agency says of itself: its settings by the name of their group.
import { about } from './settings/about.ts';
import { company } from './settings/company.ts';
import { departments } from './settings/departments.ts';
import { donations } from './settings/donations.ts';
import { faq } from './settings/faq.ts';
import { home } from './settings/home.ts';
import { legal } from './settings/legal.ts';
import { mails } from './settings/mails.ts';
import { pages } from './settings/pages.ts';
import { partners } from './settings/partners.ts';
import { replies } from './settings/replies.ts';
import { services } from './settings/services.ts';
import { stays } from './settings/stays.ts';

export const demoSettings = {
  about,
  company,
  departments,
  donations,
  faq,
  home,
  legal,
  mails,
  pages,
  partners,
  replies,
  services,
  stays,
};
