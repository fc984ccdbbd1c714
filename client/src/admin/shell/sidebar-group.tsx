import { Box, chakra } from '@chakra-ui/react';
import { useContext } from 'react';
import type { Role } from '../../generated/schema.ts';
import { mayAs } from '../rights/rights.ts';
import { UnreadContext } from '../screens/inbox/unread-context.ts';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';
import { staffScreens } from '../staff-screens.ts';
import { SidebarLink } from './sidebar-link.tsx';

interface Props {
  group: NonNullable<StaffScreen['link']>['group'];
  /** Whose sidebar it is. */
  role: Role;
  wide: boolean;
  onNavigate?(): void;
}

/** Links of one kind under their heading; narrow, the heading is only said. */
export function SidebarGroup({ group, role, wide, onNavigate }: Props) {
  const { counts } = useContext(UnreadContext);
  const id = `sidebar-${group.toLowerCase()}`;
  const shown = staffScreens.filter(({ link, right }) => link?.group === group && mayAs(role, right));
  if (shown.length === 0) return null;
  return (
    <Box>
      <chakra.h2 id={id} {...(wide ? heading : { srOnly: true })}>
        {group}
      </chakra.h2>
      <chakra.ul aria-labelledby={id}>
        {shown.map((screen) => {
          const { link, inbox, path } = screen;
          return (
            link && (
              <li key={path}>
                <SidebarLink
                  to={addressOf(screen)}
                  label={link.label}
                  Icon={link.Icon}
                  news={inbox && counts[inbox]}
                  wide={wide}
                  onClick={onNavigate}
                />
              </li>
            )
          );
        })}
      </chakra.ul>
    </Box>
  );
}

const heading = { textStyle: 'label', color: 'highlightSoft', px: '3.5', mb: '1.5' } as const;
