import { Box } from '@chakra-ui/react';
import { Outlet, useLocation } from 'react-router-dom';
import { useBack } from '../../lib/use-back.ts';
import { FloatingBack, FloatingChat } from '../../ui/floating-buttons.tsx';
import { greetingLink } from '../company/chat.ts';
import { ToastOutlet } from '../forms/toast-outlet.tsx';
import { PageBoundary } from '../page/page-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What surrounds every page a visitor sees. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const goBack = useBack();
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
        {goBack && <FloatingBack onClick={goBack} />}
        <FloatingChat href={greetingLink} />
      </aside>
      <ToastOutlet />
    </>
  );
}
