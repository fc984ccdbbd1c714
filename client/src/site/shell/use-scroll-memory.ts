import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { readStored, writeStored } from '../../lib/storage.ts';

const tab = () => sessionStorage;

/** Where each entry of the history was left, in pixels from the top. */
type Positions = Record<string, number>;

/**
 * A new page begins at its top, or at the place its address names; Back returns to where one was. Another state of the
 * same page, such as a filter, moves nothing. The first page is left to the browser, which knows it before we do.
 */
export function useScrollMemory() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, hash, key });
  const positions = useRef<Positions>({});

  useLayoutEffect(() => {
    positions.current = readPositions();
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      writeStored('scroll', JSON.stringify(positions.current), tab);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash, key };
    if (before.key === key) return;
    const named = hash !== before.hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (type === 'POP') window.scrollTo(0, positions.current[key] ?? 0);
    else if (named) named.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo(0, 0);
  }, [pathname, hash, key, type]);

  // Not a moment later than the move above: what it scrolls is not where the page before was left.
  useLayoutEffect(() => {
    const note = () => {
      positions.current[key] = Math.round(window.scrollY);
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}

function readPositions(): Positions {
  try {
    return JSON.parse(readStored('scroll', tab) ?? '{}');
  } catch {
    return {};
  }
}
