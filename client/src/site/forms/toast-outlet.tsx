import { useSyncExternalStore } from 'react';
import { takeToasts, toastDrawing } from './toast.ts';

/** Where messages appear; nothing until the first form is touched. */
export function ToastOutlet() {
  const Toasts = useSyncExternalStore(toastDrawing.subscribe, toastDrawing.current, () => null);
  return Toasts && <Toasts onReady={takeToasts} />;
}
