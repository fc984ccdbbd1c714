import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a `<dialog>` that is open as long as it is drawn. The server sends it open; here it becomes a modal one, unless
 * it was closed before our code was there.
 */
export function useModal(onClose: () => void, finalFocus: () => HTMLElement | null) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const focusAfter = useEffectEvent(() => finalFocus()?.focus());

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog?.open) return;
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => {
      dialog.close();
      // Before React draws it again, as it does twice while developing.
      dialog.setAttribute('open', '');
      focusAfter();
    };
  }, []);

  useEffect(() => {
    if (!ref.current?.open) close();
  }, []);

  return {
    ref,
    open: true,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    /** Some browsers close it on a second Escape whatever we say. */
    onClose: () => ref.current?.open || onClose(),
  };
}
