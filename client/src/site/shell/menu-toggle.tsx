import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

/** The button that opens the menu of small screens. The menu itself is fetched when a hand comes near. */
export function MenuToggle() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        mr="-2"
        display={{ lg: 'none' }}
        aria-label="Toggle menu"
        data-needs-script
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
        css={{ '& svg': { w: '6', h: '6' } }}
      >
        <Menu aria-hidden />
      </Button>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
