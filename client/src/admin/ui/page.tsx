import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import { useContext, useEffect } from 'react';
import { pageTitle } from '../../lib/company.ts';
import { applyHead } from '../../lib/page/head.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { countText, totalOf, UnreadContext } from '../screens/inbox/unread-context.ts';
import { AgencyContext } from './agency-context.ts';

/** What the browser's tab says, with how many are new in the inbox in front; staff pages are never for search engines. */
export function usePageTitle(title: string) {
  const { name } = useContext(AgencyContext);
  const news = totalOf(useContext(UnreadContext).counts);
  useEffect(() => {
    const inFront = news ? `(${countText(news)}) ` : '';
    applyHead({ title: inFront + pageTitle(title, { name }), noindex: true });
  }, [title, name, news]);
}

/** A part of a page, with its heading. */
export function Section({ title, children, ...props }: BoxProps & { title: string }) {
  return (
    <Box as="section" aria-label={title} mb="10" {...props}>
      <chakra.h2 textStyle="subheading" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

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
