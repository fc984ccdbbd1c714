import { Box } from '@chakra-ui/react';
import { Outlet, useLocation } from 'react-router-dom';
import { ToastOutlet } from '../forms/toast-outlet.tsx';
import { PageBoundary } from '../page/page-boundary.tsx';
import { BackButton } from './back-button.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What surrounds every page a visitor sees. */
export function SiteLayout() {
  const { pathname } = useLocation();
  useScrollMemory();
  useHeadingFocus();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header />
      <Box as="main" id="content" minH="70vh" tabIndex={-1} outline="none">
        <PageBoundary key={pathname}>
          <Outlet />
        </PageBoundary>
      </Box>
      <Footer />
      <aside aria-label="Shortcuts">
        <BackButton />
        <ChatButton />
      </aside>
      <ToastOutlet />
    </>
  );
}
