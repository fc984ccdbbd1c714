import { Box, chakra } from '@chakra-ui/react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from './use-page-title.ts';

/** An address under /admin that leads nowhere. */
export function MissingPage() {
  usePageTitle('Page not found');
  return (
    <Box py="16" maxW="measure">
      <chakra.h1 textStyle="title">Page not found</chakra.h1>
      <chakra.p color="muted" mt="3" mb="7">
        There is no staff page at this address.
      </chakra.p>
      <ButtonLink to={paths.admin}>Back to the dashboard</ButtonLink>
    </Box>
  );
}
