import { useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';

/** Whether the window is under 768 px wide, where the staff's part changes its shape. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
