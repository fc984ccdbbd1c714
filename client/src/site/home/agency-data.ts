import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { socialLinks } from '../company/social-links.ts';

/** The agency for search engines. */
export function agencyData(origin: string): object {
  const { street, area, city } = company.address;
  return {
    '@type': 'TravelAgency',
    name: company.name,
    description: company.description,
    url: origin + paths.home,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(company.founded),
    telephone: company.phone,
    email: company.emails[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${area}`,
      addressLocality: city,
      addressCountry: 'UG',
    },
    sameAs: socialLinks.map(({ url }) => url),
  };
}
