import { Box, chakra } from '@chakra-ui/react';
import { ExternalLink, LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { accountScreen } from '../account/account-screen.ts';
import { addressOf } from '../screens/staff-screen.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { sidebarFocus, sidebarItem } from './sidebar-link.tsx';

const Item = chakra('button', { base: sidebarItem });
const AccountLink = chakra(Link, {
  base: {
    ...{
      display: 'flex',
      alignItems: 'center',
      minH: { base: '11', md: '2.375rem' },
      px: '3.5',
      fontSize: 'sm',
      color: 'highlightSoft',
    },
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: sidebarFocus,
  },
});
const SiteLink = chakra('a', { base: sidebarItem });

interface Props {
  wide: boolean;
  email: string;
  onLogout(): void;
  onNavigate?(): void;
}

/** Who is signed in and the way to their account, the way to the website and the way out. */
export function SidebarFooter({ wide, email, onLogout, onNavigate }: Props) {
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
