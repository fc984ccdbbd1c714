import { chakra, Drawer, Portal } from '@chakra-ui/react';
import { LockKeyhole, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { drawerRecipe } from '../../ui/theme/recipes/drawer.ts';
import { Weave } from '../../ui/weave.tsx';
import { navigation } from './navigation.ts';
import { useCurrentPath } from './use-current-path.ts';

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    fontFamily: 'heading',
    fontSize: 'xl',
    borderBottomWidth: '1px',
    '&[aria-current]': { color: 'terracottaDeep', fontStyle: 'italic' },
    '& svg': { w: '1em', h: '1em' },
  },
});

const Item = chakra('li', { base: { animation: 'menu-item 320ms both' } });

interface Props {
  open: boolean;
  onClose(): void;
}

/** The menu of small screens, sliding in from the left. */
export function MobileMenu({ open, onClose }: Props) {
  const isCurrent = useCurrentPath();
  const links = [...navigation, { path: paths.adminLogin(), label: 'Admin Login' }];
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      placement="start"
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Menu</Drawer.Title>
              <Button variant="ghost" size="icon" mr="-3" aria-label="Close menu" onClick={onClose}>
                <X aria-hidden />
              </Button>
            </Drawer.Header>
            <Weave color="gold" opacity="0.5" h="12px" flexShrink="0" />
            <Drawer.Body asChild>
              <nav aria-label="Menu">
                <ul>
                  {links.map(({ path, label }, index) => (
                    <Item key={path} style={{ animationDelay: `${index / 10}s` }}>
                      <MenuLink to={path} aria-current={isCurrent(path)} onClick={onClose}>
                        {path === paths.adminLogin() && <LockKeyhole aria-hidden />}
                        {label}
                      </MenuLink>
                    </Item>
                  ))}
                </ul>
              </nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
