import { Box } from '@chakra-ui/react';
import { Outlet, useLocation } from 'react-router-dom';
import { pageAddresses } from '../../generated/addresses.ts';
import { greetingLink } from '../../lib/company.ts';
import { useBack } from '../../lib/history/use-back.ts';
import type { PageAddress } from '../../lib/page/page-address.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FloatingButtons } from '../../ui/floating-buttons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ToastOutlet } from '../forms/toast-outlet.tsx';
import { PageError } from '../page/page-error.tsx';
import { useCompany } from './company.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

const pages: PageAddress[] = Object.values(pageAddresses);

/** What surrounds every page a visitor sees. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const goBack = useBack();
  const chat = greetingLink(useCompany());
  const isForm = pages.some(({ path, form }) => form && path === pathname);
  useScrollMemory();
  useHeadingFocus();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header />
      <Box as="main" id="content" minH="70vh" tabIndex={-1} outline="none">
        <ErrorBoundary key={pathname} fallback={(error) => <PageError error={error} />}>
          <Outlet />
        </ErrorBoundary>
      </Box>
      <Footer />
      <FloatingButtons onBack={goBack} chat={chat} inStrip={isForm} />
      <ToastOutlet />
    </>
  );
}
