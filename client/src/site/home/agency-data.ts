import type { Company } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { logoAddress, reachData } from '../page/agency-reference.ts';

/** The agency for search engines; none without a name. */
export function agencyData(company: Company, origin: string): object[] {
  const { name, description, founded, socialLinks } = company;
  if (!name) return [];
  return [
    {
      '@type': 'TravelAgency',
      name,
      ...(description && { description }),
      url: origin + paths.home,
      logo: logoAddress(company, origin),
      ...(founded && { foundingDate: String(founded) }),
      ...reachData(company),
      ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
    },
  ];
}
