import { useEffect } from 'react';

/** Pages of bookings, beside which the server lets nobody else's script or frame run. */
const guestsPages = /^\/book(ing)?(\/|$)/;

/**
 * For each page of bookings: a document keeps what its first page may load, so links to other pages of the site load them anew. Those that lead here
 * have `reloadDocument`.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // What the router does not hear of, the browser does by itself.
      if (link?.origin === location.origin && !guestsPages.test(link.pathname)) event.stopPropagation();
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}
