import { Box, chakra } from '@chakra-ui/react';
import { ExternalLink, LogOut } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Tooltip } from '../kit/tooltip.tsx';
import { sidebarItem } from './sidebar-link.tsx';

const Item = chakra('button', { base: sidebarItem });
const SiteLink = chakra('a', { base: sidebarItem });

interface Props {
  wide: boolean;
  email: string;
  onLogout(): void;
}

/** Who is signed in, the way to the website and the way out. */
export function SidebarFooter({ wide, email, onLogout }: Props) {
  return (
    <Box borderTopWidth="1px" borderColor="rgb(251 247 238 / 18%)" py="3" flexShrink="0">
      {wide && (
        <Box px="3.5" pb="2" fontSize="sm" color="goldLight" truncate title={email}>
          {email}
        </Box>
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
