import type { Company } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { agencyReference, countryData } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import type { FacilityPageQuery } from './facility-page.generated.ts';

type Stay = NonNullable<FacilityPageQuery['facility']>;

/** A stay for search engines: a place to sleep with its amenities, and where it stands on the site. */
export function stayData(stay: Stay, company: Company, origin: string): object[] {
  const url = origin + stay.path;
  return [
    {
      '@type': 'LodgingBusiness',
      name: stay.name,
      description: stay.description,
      url,
      image: new URL(stay.image.url, origin).href,
      telephone: company.phones[0],
      address: countryData(company),
      amenityFeature: [...stay.features, ...stay.equipment].map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
      parentOrganization: agencyReference(company, origin),
    },
    breadcrumbs(origin, ['Stays', paths.facilities], [stay.name, stay.path]),
  ];
}
