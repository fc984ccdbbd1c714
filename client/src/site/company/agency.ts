import { footerLinks } from '../shell/navigation.ts';
import { greetingLink } from './chat.ts';
import { company } from './company.ts';
import { socialLinks } from './social-links.ts';

/** What the staff's part is told of the agency, and shows on its pages as well. */
export const agency = { name: company.name, chat: greetingLink, pages: footerLinks, elsewhere: socialLinks };
