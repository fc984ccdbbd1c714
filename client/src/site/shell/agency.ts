import { type Company, greetingLink } from '../../lib/company.ts';
import { footerLinks } from './navigation.ts';

/** What the staff's part is told of the agency, and shows on its pages as well. */
export const agencyOf = (company: Company) => ({
  name: company.name,
  logo: company.logo,
  chat: greetingLink(company),
  pages: footerLinks,
  elsewhere: company.socialLinks,
});
