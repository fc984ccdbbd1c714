import { Box } from '@chakra-ui/react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ToastOutlet } from '../forms/toast-outlet.tsx';
import { BackButton } from './back-button.tsx';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { WithoutScript } from './without-script.tsx';

/** What surrounds every page a visitor sees. */
export function SiteLayout() {
  useHeadingFocus();
  return (
    <>
      <WithoutScript />
      <SkipLink />
      <LoadingBar />
      <Header />
      <Box as="main" id="content" minH="70vh" tabIndex={-1} outline="none">
        <Outlet />
      </Box>
      <Footer />
      <aside aria-label="Shortcuts">
        <BackButton />
        <ChatButton />
      </aside>
      <ToastOutlet />
      <ScrollRestoration />
    </>
  );
}
