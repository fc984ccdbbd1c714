import { Box } from '@chakra-ui/react';
import { addressLines, joined } from '../../lib/company.ts';
import { useCompany } from '../shell/company.ts';
import type { BookPageQuery } from './book-page.generated.ts';

/** Who sells, as the law wants it said before somebody orders. */
export function Seller({ company }: { company: BookPageQuery['siteSettings']['company'] }) {
  const reach = useCompany();
  const { name, legalName, legalStatus, registrationNumber, directors } = company;
  const seller = legalName ?? name;
  if (!seller) return null;
  const lines = [
    joined(', ', seller, legalStatus),
    joined(' ', registrationNumber && 'Registration number', registrationNumber),
    joined(' ', directors.length > 0 ? 'Directors:' : '', directors.join(', ')),
    joined(', ', ...addressLines(reach)),
    joined(', ', ...reach.phones, ...reach.emails),
  ].filter(Boolean);
  return (
    <Box mt="6" pt="4" borderTopWidth="1px" fontSize="sm" color="muted">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Box>
  );
}
