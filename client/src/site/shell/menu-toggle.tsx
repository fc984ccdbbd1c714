import { Menu } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { MobileMenu, menuId } from './mobile-menu.tsx';
import { useMenu } from './use-menu.ts';

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
