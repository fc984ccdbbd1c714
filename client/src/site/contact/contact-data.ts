import { type Company, joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { agencyReference, reachData } from '../page/agency-reference.ts';
import { breadcrumbs } from '../page/breadcrumbs.ts';
import type { ContactPageQuery } from './contact-page.generated.ts';

/** The office for search engines: where it is, when it is open, whom to ask. */
export function contactData(
  company: Company,
  settings: ContactPageQuery['siteSettings'] | undefined,
  origin: string,
): object[] {
  const hours = (settings?.company.openingHours ?? []).filter(({ opens, closes }) => opens && closes);
  const departments = settings?.departments.departments ?? [];
  return [
    {
      '@type': 'ContactPage',
      url: origin + paths.contact,
      name: joined(' ', 'Contact', company.name),
      mainEntity: {
        ...agencyReference(company, origin),
        url: origin + paths.home,
        ...reachData(company),
        ...(hours.length > 0 && {
          openingHoursSpecification: hours.map(({ on, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: on,
            opens,
            closes,
          })),
        }),
        ...(departments.length > 0 && {
          contactPoint: departments.map(({ name, email, phone }) => ({
            '@type': 'ContactPoint',
            contactType: name,
            ...(email && { email }),
            ...(phone && { telephone: phone }),
          })),
        }),
      },
    },
    breadcrumbs(origin, ['Contact', paths.contact]),
  ];
}
