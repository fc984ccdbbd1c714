import { Box, chakra, Drawer, Flex, Portal } from '@chakra-ui/react';
import { ExternalLink, LayoutDashboard, LogOut } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '../../lib/session/session.ts';
import { paths } from '../../paths.ts';
import { Logo, LogoMark } from '../../ui/logo.tsx';
import { lowScreen } from '../../ui/theme/css-values.ts';
import { Weave } from '../../ui/weave.tsx';
import { accountScreen } from '../account/account-screen.ts';
import { addressOf } from '../screens/staff-screen.ts';
import { AgencyContext } from '../ui/agency-context.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarLink, sidebarFocus, sidebarItem } from './sidebar-link.tsx';
import type { SidebarState } from './use-sidebar.ts';

interface Props {
  sidebar: SidebarState;
  user: SessionUser;
  onLogout(): void;
}

/** The way around the staff's part: beside the page on a desk, a panel over it on a phone. */
export function Sidebar({ sidebar, user, onLogout }: Props) {
  const { mobile, expanded, open, setOpen } = sidebar;
  if (!mobile) {
    return (
      <Box
        as="aside"
        aria-label="Sidebar"
        w={expanded ? '16rem' : '3rem'}
        flexShrink="0"
        position="sticky"
        top="0"
        h="100dvh"
        transition="width 200ms ease"
        data-state={expanded ? 'expanded' : 'collapsed'}
      >
        <Content wide={expanded} user={user} onLogout={onLogout} />
      </Box>
    );
  }
  return (
    <Drawer.Root open={open} onOpenChange={(details) => setOpen(details.open)} lazyMount unmountOnExit>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Sidebar">
            <Content wide user={user} onLogout={onLogout} onNavigate={() => setOpen(false)} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

interface ContentProps extends Omit<Props, 'sidebar'> {
  wide: boolean;
  onNavigate?(): void;
}

function Content({ wide, user, onLogout, onNavigate }: ContentProps) {
  const { name: brand, logo } = useContext(AgencyContext);
  return (
    <Flex
      direction="column"
      h="full"
      bg="brand"
      color="paper"
      overflow="hidden"
      // Beside head and foot there would be no room for the links: all of it scrolls.
      css={{ [lowScreen]: { overflowY: 'auto' } }}
    >
      <HomeLink
        to={paths.admin}
        onClick={onNavigate}
        aria-label={`${brand}, dashboard`}
        px={wide ? '4' : '0.5'}
      >
        {wide || logo ? <Logo name={brand} image={logo} /> : <LogoMark />}
      </HomeLink>
      <Weave h="6px" color="highlight" flexShrink="0" />
      <Flex
        as="nav"
        aria-label="Staff"
        direction="column"
        flex="1"
        overflowY="auto"
        overflowX="hidden"
        gap={{ base: '4', md: '2' }}
        pt={{ base: '4', md: '3' }}
        css={fading}
      >
        <SidebarLink
          to={paths.admin}
          label="Dashboard"
          Icon={LayoutDashboard}
          wide={wide}
          exact
          onClick={onNavigate}
        />
        {(['System', 'Inbox', 'Journeys', 'More'] as const).map((group) => (
          <SidebarGroup key={group} group={group} role={user.role} wide={wide} onNavigate={onNavigate} />
        ))}
      </Flex>
      <SidebarFooter wide={wide} user={user} onLogout={onLogout} onNavigate={onNavigate} />
    </Flex>
  );
}

/** While links wait below the edge, it fades instead of cutting one in half. */
const fading = {
  containerType: 'scroll-state',
  scrollPaddingBlock: '2.5rem',
  _after: {
    content: '""',
    position: 'sticky',
    bottom: '0',
    flexShrink: '0',
    h: '10',
    mt: '-6',
    pointerEvents: 'none',
    '@container scroll-state(scrollable: block-end)': {
      bgImage: 'linear-gradient(to top, {colors.brand}, transparent)',
    },
  },
  [lowScreen]: { flex: 'none', overflowY: 'visible', paddingBlock: '0.5rem', _after: { display: 'none' } },
} as const;

const HomeLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    h: '4.5rem',
    flexShrink: '0',
    [lowScreen]: { h: '3.5rem' },
    whiteSpace: 'nowrap',
    _focusVisible: sidebarFocus,
  },
});

const Item = chakra('button', { base: sidebarItem });
const AccountLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: { base: '11', md: '2.375rem' },
    px: '3.5',
    fontSize: 'sm',
    color: 'highlightSoft',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: sidebarFocus,
  },
});
const SiteLink = chakra('a', { base: sidebarItem });

/** Who is signed in and the way to their account, the way to the website and the way out. */
function SidebarFooter({ wide, user: { email }, onLogout, onNavigate }: ContentProps) {
  return (
    <Box borderTopWidth="1px" borderColor="paper/18" py="2" flexShrink="0">
      {wide && (
        <AccountLink to={addressOf(accountScreen)} title={`Your account: ${email}`} onClick={onNavigate}>
          <chakra.span truncate>{email}</chakra.span>
        </AccountLink>
      )}
      <Tooltip label="View website" disabled={wide}>
        <SiteLink href={paths.home} aria-label="View website">
          <ExternalLink aria-hidden />
          {wide && 'View website'}
        </SiteLink>
      </Tooltip>
      <Tooltip label={`Log out ${email}`} disabled={wide}>
        <Item type="button" onClick={onLogout} aria-label="Log out">
          <LogOut aria-hidden />
          {wide && 'Log out'}
        </Item>
      </Tooltip>
    </Box>
  );
}
