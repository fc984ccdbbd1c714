// The short messages of the visitor's part. What draws them is fetched when a form is about to need it.
import { type ComponentType, useSyncExternalStore } from 'react';
import type { ShowToast, Toast, ToastsProps } from './toasts.tsx';

let drawing: ComponentType<ToastsProps> | null = null;
let fetching: Promise<void> | null = null;
let show: ShowToast | null = null;
let waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a message for four seconds; one that cannot be drawn, because the connection is gone, is dropped. */
export function toast(message: Toast) {
  if (show) return show(message);
  waiting.push(message);
  void prepareToasts();
}

/** Fetches what draws messages, so that one can still be shown when the connection is lost. Call it when somebody begins to type. */
export function prepareToasts(): Promise<void> {
  fetching ??= import('./toasts.tsx').then(
    ({ Toasts }) => {
      drawing = Toasts;
      for (const listener of listeners) listener();
    },
    () => {
      fetching = null;
      waiting = [];
    },
  );
  return fetching;
}

/** For the drawing part: messages go to `take` until the returned function is called, those that waited first. */
function takeToasts(take: ShowToast): () => void {
  show = take;
  for (const message of waiting) take(message);
  waiting = [];
  return () => {
    show = null;
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where messages appear; nothing until the first form is touched. */
export function ToastOutlet() {
  const Toasts = useSyncExternalStore(
    subscribe,
    () => drawing,
    () => null,
  );
  return Toasts && <Toasts onReady={takeToasts} />;
}
