import { chakra, Popover, Portal } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../generated/schema.ts';
import { mayAs } from '../rights/rights.ts';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';
import { staffScreens } from '../staff-screens.ts';
import { SmallButton } from '../ui/small-button.tsx';

/** Makes a new one from anywhere; what the screen itself makes comes first. */
export function NewMenu({ role }: { role: Role }) {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const isHere = (screen: StaffScreen) => addressOf(screen) === pathname;
  const offered = staffScreens
    .filter(({ makes, right }) => makes && mayAs(role, right) && mayAs(role, makes.right))
    .sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
  if (offered.length === 0) return null;
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <SmallButton variant="ghost" me="-3">
          <Plus aria-hidden />
          New
        </SmallButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="New" maxH="var(--available-height)" overflowY="auto">
            <chakra.ul p="2">
              {offered.map((screen) => {
                const { makes, link, path } = screen;
                // What is searched and sorted by stays.
                const address = addressOf(screen) + (isHere(screen) ? search : '');
                return (
                  <li key={path}>
                    <Choice
                      to={makes?.at ?? address}
                      state={makes?.at ? null : { open: null }}
                      onClick={() => setOpen(false)}
                    >
                      {link && <link.Icon size={18} aria-hidden />}
                      {makes?.label}
                    </Choice>
                  </li>
                );
              })}
            </chakra.ul>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

const Choice = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'sm',
    fontSize: 'sm',
    _hover: { bg: 'subtle' },
  },
});
