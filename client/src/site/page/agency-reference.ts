// What search engines are told of the agency wherever it is named.
import { type Company, joined } from '../../lib/company.ts';

/** The agency, where it stands beside something else. */
export const agencyReference = ({ name }: Company, origin: string): object => ({
  '@type': 'TravelAgency',
  ...(name && { name }),
  url: origin,
});

/** How to reach it. */
export function reachData(company: Company): object {
  const [telephone] = company.phones;
  const [email] = company.emails;
  const { street, area, city } = company;
  const streetAddress = joined(', ', street, area);
  return {
    telephone,
    email,
    ...((streetAddress || city) && {
      address: {
        '@type': 'PostalAddress',
        ...(streetAddress && { streetAddress }),
        ...(city && { addressLocality: city }),
        ...countryData(company),
      },
    }),
  };
}

/** Search engines prefer the codes of countries. */
const codes = new Map([
  ['Uganda', 'UG'],
  ['Kenya', 'KE'],
  ['Rwanda', 'RW'],
  ['Tanzania', 'TZ'],
]);

export const countryData = ({ country }: Company): object => ({
  '@type': 'PostalAddress',
  ...(country && { addressCountry: codes.get(country) ?? country }),
});

export const logoAddress = ({ logo }: Company, origin: string): string =>
  new URL(logo?.url ?? '/icon-512.png', origin).href;
