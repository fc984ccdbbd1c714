// The router of the product over the history of the test's page, and a way to move about in it.
import type { ReactNode } from 'react';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';

let navigateInside: NavigateFunction | undefined;

/** Visits the addresses one after the other, as before anything is drawn. */
export function visit(addresses: string[]) {
  for (const address of addresses) window.history.pushState(null, '', address);
  return {
    /** Goes to an address, or so many steps through the history; resolves when the browser is there. */
    async navigate(to: string | number, options?: { state?: unknown }) {
      if (typeof to === 'string') return navigateInside?.(to, options);
      const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      window.history.go(to);
      await moved;
    },
    get location() {
      return window.location;
    },
  };
}

export function TestRouter({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <Steering />
      {children}
    </BrowserRouter>
  );
}

function Steering() {
  navigateInside = useNavigate();
  return null;
}
