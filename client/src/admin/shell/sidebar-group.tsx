import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Role } from '../../generated/schema.ts';
import { mayAs } from '../rights/rights.ts';
import { UnreadContext } from '../screens/inbox/unread-context.ts';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';
import { staffScreens } from '../staff-screens.ts';
import { keepOwnChoice, readOwnChoice } from '../ui/own-choice.ts';
import { Labelled, SidebarLink, sidebarFocus } from './sidebar-link.tsx';

interface Props {
  group: NonNullable<StaffScreen['link']>['group'];
  /** Whose sidebar it is. */
  role: Role;
  wide: boolean;
  onNavigate?(): void;
}

/** Links of one kind under their heading, which folds them; narrow, all are there and the heading is only said. */
export function SidebarGroup({ group, role, wide, onNavigate }: Props) {
  const { counts } = useContext(UnreadContext);
  const { pathname } = useLocation();
  const shown = staffScreens.filter(({ link, right }) => link?.group === group && mayAs(role, right));
  const isHere = shown.some((screen) => `${pathname}/`.startsWith(`${addressOf(screen)}/`));
  const [isOpen, toggle] = useFolding(group, isHere);
  if (shown.length === 0) return null;
  const folded = wide && !isOpen;
  const news = shown.reduce((sum, { inbox }) => sum + (inbox ? counts[inbox] : 0), 0);
  return (
    <Box>
      {wide ? (
        <h2>
          <Fold type="button" aria-expanded={isOpen} onClick={toggle}>
            <Labelled label={group} news={folded ? news : 0} />
            <ChevronDown aria-hidden size={16} />
          </Fold>
        </h2>
      ) : (
        <chakra.h2 srOnly>{group}</chakra.h2>
      )}
      {!folded && (
        <chakra.ul aria-label={group} animation="fade-in 160ms">
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
      )}
    </Box>
  );
}

/** What is needed now and then is folded until somebody opens it; where somebody is, it opens by itself. */
function useFolding(group: Props['group'], isHere: boolean) {
  const name = `sidebar:${group}`;
  const [isOpen, setOpen] = useState(
    () => (readOwnChoice(name) || (group === 'More' ? 'folded' : 'open')) === 'open',
  );
  useEffect(() => {
    if (isHere) setOpen(true);
  }, [isHere]);
  const toggle = () => {
    keepOwnChoice(name, isOpen ? 'folded' : 'open');
    setOpen(!isOpen);
  };
  return [isOpen, toggle] as const;
}

const Fold = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: { base: '11', md: '8' },
    px: '3.5',
    textStyle: 'label',
    color: 'highlightSoft',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'brandDeep' },
    _focusVisible: sidebarFocus,
    '& svg': { flexShrink: '0', ms: 'auto', transition: 'transform 160ms' },
    '& span + svg': { ms: '0' },
    '&[aria-expanded=false] svg': { transform: 'rotate(calc(var(--start) * 90deg))' },
  },
});
