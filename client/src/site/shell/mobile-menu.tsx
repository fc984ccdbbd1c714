import { Box, chakra, Flex } from '@chakra-ui/react';
import { LockKeyhole, Menu, X } from 'lucide-react';
import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useHistoryLayer } from '../../lib/history/use-history-layer.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Weave } from '../../ui/weave.tsx';
import { navigation, useCurrentPath } from './navigation.ts';

const menuId = 'menu';

const slideIn = 'slide-from-start-full 320ms {easings.ease-in-smooth}';

// Shown by two names: as a popover before our code is there, as a modal dialog from then on.
const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    insetInlineEnd: 'auto',
    w: '18rem',
    maxW: '90vw',
    h: '100dvh',
    maxH: 'none',
    m: '0',
    p: '0',
    border: '0',
    flexDirection: 'column',
    bg: 'paper',
    color: 'ink',
    outline: 'none',
    boxShadow: 'lg',
    overscrollBehavior: 'contain',
    '&:not([open])': { display: 'none' },
    '&:popover-open': { display: 'flex', animation: slideIn },
    '&[open]': { display: 'flex', animation: slideIn },
    _backdrop: { bg: 'brandDeep/55', animation: 'fade-in 240ms' },
  },
});

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    fontFamily: 'heading',
    fontSize: 'xl',
    borderBottomWidth: '1px',
    '&[aria-current]': { color: 'accentText', fontStyle: 'italic' },
    '& svg': { w: '1em', h: '1em' },
  },
});

const Item = chakra('li', { base: { animation: 'menu-item 320ms both' } });

const links = [...navigation, { path: paths.adminLogin(), label: 'Admin Login' }];

interface Props {
  dialog: Ref<HTMLDialogElement>;
  onClose(): void;
}

/** The menu of small screens, sliding in from the left. */
function MobileMenu({ dialog, onClose }: Props) {
  const isCurrent = useCurrentPath();
  return (
    <Panel
      ref={dialog}
      id={menuId}
      popover="auto"
      aria-labelledby={`${menuId}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Beside the panel there is only what it stands in front of.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <Flex align="center" justify="space-between" px="6" h="20" flexShrink="0">
        <chakra.h2 id={`${menuId}-title`} textStyle="subheading">
          Menu
        </chakra.h2>
        <Button
          variant="ghost"
          size="icon"
          me="-3"
          aria-label="Close menu"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </Flex>
      <Weave color="highlight" opacity="0.5" h="12px" flexShrink="0" />
      <Box as="nav" aria-label="Menu" px="6" pb="8" flex="1" overflowY="auto">
        <ul>
          {links.map(({ path, label }, index) => (
            <Item key={path} style={{ animationDelay: `${index / 10}s` }}>
              {/* It takes the place of the menu in the history: Back leads to the page it was opened on. */}
              <MenuLink to={path} replace aria-current={isCurrent(path)}>
                {path === paths.adminLogin() && <LockKeyhole aria-hidden />}
                {label}
              </MenuLink>
            </Item>
          ))}
        </ul>
      </Box>
    </Panel>
  );
}

/** The button that opens the menu of small screens, and the menu. The browser opens it before our code is there. */
export function MenuToggle() {
  const { dialog, open, toggle, close } = useMenu();
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        me="-2"
        display={{ lg: 'none' }}
        aria-label="Toggle menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={menuId}
        onClick={toggle}
        css={{ '& svg': { w: '6', h: '6' } }}
      >
        <Menu aria-hidden />
      </Button>
      <MobileMenu dialog={dialog} onClose={close} />
    </>
  );
}

/**
 * The menu as a step in the history. Before our code is there the browser opens it as a popover; from then on it is
 * modal: nothing behind it takes the focus.
 */
function useMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { value, open: note, close: goBack } = useHistoryLayer<'open'>('menu');
  const open = value !== null;

  useEffect(() => {
    const menu = dialog.current;
    if (!menu || open === menu.open) return;
    if (open) menu.showModal();
    else menu.close();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is taken over
  useEffect(() => {
    const menu = dialog.current;
    if (!menu || !isPopover(menu)) return;
    menu.hidePopover();
    menu.showModal();
    note('open');
  }, []);

  function close() {
    // At once: what is drawn may not have heard yet that it is open.
    dialog.current?.close();
    goBack();
  }
  function toggle(event: MouseEvent) {
    event.preventDefault();
    if (open) close();
    else note('open');
  }
  return { dialog, open, toggle, close };
}

function isPopover(menu: HTMLElement): boolean {
  try {
    return menu.matches(':popover-open');
  } catch {
    // A browser that knows no popovers.
    return false;
  }
}
