import type { Company } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { agencyReference } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import type { ProgramPageQuery } from './program-page.generated.ts';

type Program = NonNullable<ProgramPageQuery['program']>;

/** A program for search engines: a trip with its offer, and where it stands on the site. */
export function programData(program: Program, company: Company, origin: string): object[] {
  const url = origin + program.path;
  const provider = agencyReference(company, origin);
  return [
    {
      '@type': 'TouristTrip',
      name: program.name,
      description: program.description,
      url,
      image: new URL(program.image.url, origin).href,
      touristType: program.category,
      provider,
      offers: {
        '@type': 'Offer',
        price: program.price <= 1 ? 0 : program.price,
        priceCurrency: 'UGX',
        availability: 'https://schema.org/InStock',
        url,
        seller: provider,
      },
    },
    breadcrumbs(origin, ['Services', paths.programs], [program.name, program.path]),
  ];
}
