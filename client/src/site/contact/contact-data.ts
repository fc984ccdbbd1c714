import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { departments } from '../company/departments.ts';
import { openingHours } from '../company/opening-hours.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';

/** The office for search engines: where it is, when it is open, whom to ask. */
export function contactData(origin: string): object[] {
  const { street, area, city } = company.address;
  const url = origin + paths.contact;
  return [
    {
      '@type': 'ContactPage',
      url,
      name: `Contact ${company.name}`,
      mainEntity: {
        '@type': 'TravelAgency',
        name: company.name,
        url: origin + paths.home,
        telephone: company.phone,
        email: company.emails[0],
        address: {
          '@type': 'PostalAddress',
          streetAddress: `${street}, ${area}`,
          addressLocality: city,
          addressCountry: 'UG',
        },
        openingHoursSpecification: openingHours
          .filter(({ opens }) => opens !== null)
          .map(({ on, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: on,
            opens,
            closes,
          })),
        contactPoint: departments.map(({ name, email, phone }) => ({
          '@type': 'ContactPoint',
          contactType: name,
          email,
          telephone: phone,
        })),
      },
    },
    breadcrumbs(origin, ['Contact', paths.contact]),
  ];
}
