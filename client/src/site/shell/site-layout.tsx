import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { pageAddresses } from '../../generated/addresses.ts';
import { greetingLink } from '../../lib/company.ts';
import { useBack } from '../../lib/history/use-back.ts';
import { codeLoading } from '../../lib/page/lazy-code.ts';
import type { PageAddress } from '../../lib/page/page-address.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FloatingButtons } from '../../ui/floating-buttons.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { lineStart } from '../../ui/theme/css-values.ts';
import { ToastOutlet } from '../forms/toast.tsx';
import { useHeadingFocus } from '../page/focus-heading.ts';
import { PageError } from '../page/page-error.tsx';
import { useCompany } from './company.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

const pages: PageAddress[] = Object.values(pageAddresses);

/** What surrounds every page a visitor sees. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const goBack = useBack();
  const chat = greetingLink(useCompany());
  const isForm = pages.some(({ path, form }) => form && matchPath(path, pathname));
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

/** A thin line along the top while the next page is on its way; quick ones never show it. */
function LoadingBar() {
  const loading = useSyncExternalStore(codeLoading.subscribe, codeLoading.read, never);
  return (
    <Box role="status" position="fixed" insetX="0" top="0" h="3px" zIndex="overlay" pointerEvents="none">
      {loading && (
        <Box
          h="full"
          bg="accent"
          transformOrigin={lineStart}
          transform="scaleX(0)"
          animation="advance 8s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards"
        >
          <Box srOnly>Loading the page</Box>
        </Box>
      )}
    </Box>
  );
}

const never = () => false;
