import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import type { FacilityPageQuery } from './facility-page.generated.ts';

type Stay = NonNullable<FacilityPageQuery['facility']>;

/** A stay for search engines: a place to sleep with its amenities, and where it stands on the site. */
export function stayData(stay: Stay, origin: string): object[] {
  const url = origin + paths.facility(stay.id);
  return [
    {
      '@type': 'LodgingBusiness',
      name: stay.name,
      description: stay.description,
      url,
      image: new URL(stay.image.url, origin).href,
      telephone: company.phone,
      address: { '@type': 'PostalAddress', addressCountry: 'UG' },
      amenityFeature: [...stay.features, ...stay.equipment].map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
      parentOrganization: { '@type': 'TravelAgency', name: company.name, url: origin },
    },
    breadcrumbs(origin, ['Stays', paths.facilities], [stay.name, paths.facility(stay.id)]),
  ];
}
