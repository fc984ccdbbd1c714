import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../../lib/history/keep-scroll.ts';
import { readStored, tab, writeStored } from '../../lib/storage.ts';

/** Where each entry of the history was left, in pixels from the top. */
type Positions = Record<string, number>;

/**
 * A link leads to the top of its page, or to the place its address names; Back returns to where one was. What only
 * changes the page one is on, such as a filter, moves nothing. The first page is left to the browser, which knows it
 * before we do, and so are steps in the history that the browser made by itself.
 */
export function useScrollMemory() {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key, state });
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
    shown.current = { pathname, key, state };
    if (before.key === key) return;
    if (type === 'POP') {
      const isSamePlace = before.pathname === pathname && keepsScroll(before.state);
      if (window.history.state && !isSamePlace) window.scrollTo(0, positions.current[key] ?? 0);
    } else if (keepsScroll(state)) return;
    else if (hash) return scrollToAnchor(decodeURIComponent(hash.slice(1)));
    else window.scrollTo(0, 0);
  }, [pathname, hash, key, state, type]);

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

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the place with this id. While the page is still filling it may not be there yet, or move: then it is
 * scrolled to again, until a hand moves the page or the returned function is called.
 */
function scrollToAnchor(id: string): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const end = () => {
    observer.disconnect();
    for (const gesture of gestures) window.removeEventListener(gesture, end);
  };
  for (const gesture of gestures) window.addEventListener(gesture, end, { passive: true });
  return end;
}
