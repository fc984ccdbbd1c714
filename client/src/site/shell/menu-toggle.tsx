import { Menu } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useHistoryLayer } from '../../lib/history/use-history-layer.ts';
import { Button } from '../../ui/button.tsx';
import { MobileMenu, menuId } from './mobile-menu.tsx';

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
