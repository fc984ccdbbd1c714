import { type MouseEvent, useEffect, useRef } from 'react';
import { useHistoryLayer } from '../../lib/history/use-history-layer.ts';

/**
 * The menu as a step in the history. Before our code is there the browser opens it as a popover; from then on it is
 * modal: nothing behind it takes the focus.
 */
export function useMenu() {
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
