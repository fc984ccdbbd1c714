import { Box } from '@chakra-ui/react';
import { phoneLink } from '../../lib/company.ts';
import { useCompany } from '../shell/company.ts';

/** Where JavaScript is off, index.html shows all steps; this says how they are sent. */
export function WithoutScript() {
  const [phone] = useCompany().phones;
  return (
    <noscript>
      <Box as="p" bg="subtle" p="5" mb="8" css={{ '& a': { textDecoration: 'underline' } }}>
        <strong>All five steps stand on this page.</strong> Answer what you can and press Submit at the end;
        what is missing, we tell you.
        {phone && (
          <>
            {' '}
            Or register on the telephone: <a href={phoneLink(phone)}>{phone}</a>.
          </>
        )}
      </Box>
    </noscript>
  );
}
