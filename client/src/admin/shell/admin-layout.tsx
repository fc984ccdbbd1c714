import { Box, Flex } from '@chakra-ui/react';
import { PanelLeft } from 'lucide-react';
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { savePlace, useSavedPlace } from '../../lib/session/saved-place.ts';
import { endSession, logout, useSession } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { totalOf, UnreadContext } from '../screens/inbox/unread-context.ts';
import { LoadingRows } from '../screens/list/list-states.tsx';
import { addressOf } from '../screens/staff-screen.ts';
import { SearchEverything } from '../search/search-everything.tsx';
import { NoindexBanner } from '../settings/noindex-banner.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { useTwoFactorDemand } from '../sign-in/two-factor-demand.ts';
import { staffScreens } from '../staff-screens.ts';
import { BrokenPart } from '../ui/broken-part.tsx';
import { AppBar } from './app-bar.tsx';
import { SignedOutBanner, SignupBanner } from './banners.tsx';
import { InboxLinks } from './inbox-links.tsx';
import { PageFoot } from './page-foot.tsx';
import { RestoredCopyBar } from './restored-copy-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { Dot } from './sidebar-link.tsx';
import { useSidebar } from './use-sidebar.ts';

const NewMenu = lazy(async () => ({ default: (await import('./new-menu.tsx')).NewMenu }));
const TwoFactorRequired = lazy(async () => ({
  default: (await import('../sign-in/two-factor-required.tsx')).TwoFactorRequired,
}));

/**
 * What every staff screen stands in; nobody who is not signed in gets past it. Whose session ends meanwhile keeps
 * the screen, with all that was typed, and is asked to sign in again on top of it.
 */
export function AdminLayout() {
  const { user, loading } = useSession();
  const { ended, asking } = useSavedPlace();
  const { pathname, search } = useLocation();
  const sidebar = useSidebar();
  const hasUnread = totalOf(useContext(UnreadContext).counts) > 0;
  const [leaving, setLeaving] = useState(false);
  const demandedOf = useTwoFactorDemand();

  const screen = screenAddress(pathname);
  const arrive = useScreenFocus(screen);

  useEffect(savePlace, []);

  if (loading) return null;
  const person = user ?? ended;
  // Who logs out chose to leave; who is sent to the login comes back to where they were.
  if (!person) return <Navigate to={paths.adminLogin(leaving ? undefined : pathname + search)} replace />;

  const demanded = demandedOf === person.id;
  const leave = () => {
    setLeaving(true);
    void logout();
  };
  return (
    <Flex minH="100dvh" bg="paper">
      <SkipLink />
      <Sidebar sidebar={sidebar} user={person} onLogout={leave} />
      <Flex direction="column" flex="1" minW="0">
        {ended && !asking && <SignedOutBanner />}
        <Box as="header" display={{ base: 'contents', md: 'block' }}>
          <RestoredCopyBar />
          <SignupBanner />
          {!demanded && <NoindexBanner />}
          <AppBar>
            <Button
              variant="ghost"
              size="icon"
              ms="-3"
              position="relative"
              aria-label="Toggle Sidebar"
              aria-expanded={sidebar.mobile ? sidebar.open : sidebar.expanded}
              title="Toggle Sidebar (Ctrl+B)"
              onClick={sidebar.toggle}
            >
              <PanelLeft aria-hidden />
              {/* On a phone the badges are behind this button. */}
              {sidebar.mobile && hasUnread && <Dot aria-hidden borderColor="paper" />}
            </Button>
            {!demanded && <SearchEverything role={person.role} />}
            {!demanded && sidebar.mobile && (
              <Suspense fallback={<Box w="17" />}>
                <NewMenu role={person.role} />
              </Suspense>
            )}
          </AppBar>
        </Box>
        <Box
          as="main"
          id="content"
          tabIndex={-1}
          outline="none"
          flex="1"
          px={{ base: '4', md: '8' }}
          pt="2"
          pb={{ base: '8', md: '3' }}
        >
          <ErrorBoundary
            key={screen}
            fallback={(error, retry) => <BrokenPart error={error} onRetry={retry} />}
          >
            <Suspense fallback={<LoadingRows />}>
              {demanded ? <TwoFactorRequired /> : <Outlet />}
              <ScreenLoaded pathname={screen} onLoaded={arrive} />
            </Suspense>
          </ErrorBoundary>
        </Box>
        <PageFoot />
        {sidebar.mobile && !demanded && <InboxLinks />}
      </Flex>
      <SignInAgain key={person.id} person={person} open={asking} onLeave={endSession} />
    </Flex>
  );
}

/** The address of the screen that is shown at `pathname`: a row that is opened over its list leaves the list as it is. */
function screenAddress(pathname: string): string {
  const list = pathname.slice(0, pathname.lastIndexOf('/'));
  const isOver = staffScreens.some((screen) => screen.opensRows && addressOf(screen) === list);
  return isOver ? list : pathname;
}

/** The screen that has the focus on its heading; outlives the screens, of which each has an `ScreenLoaded` of its own. */
function useScreenFocus(pathname: string) {
  const shown = useRef(pathname);
  return (arrived: string) => {
    if (shown.current === arrived) return;
    shown.current = arrived;
    // What a screen itself gave the focus to, such as a form, keeps it.
    if (document.activeElement?.closest('main, [role=dialog], [role=alertdialog]')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  };
}

/** Stands beside a screen and says when its code is there: its heading then takes the focus and is read out. */
function ScreenLoaded({ pathname, onLoaded }: { pathname: string; onLoaded(pathname: string): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => onLoaded(pathname), [pathname]);
  return null;
}
