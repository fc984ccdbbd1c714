import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepsScroll } from '../../lib/history/keep-scroll.ts';

/**
 * Moves the focus to the place that `hash` names or else to the page's heading, so that it is read out and Tab goes on
 * from there. Scrolls nothing.
 */
export function focusHeading(hash = '') {
  const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  const target =
    named || (document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * After a link the focus goes to the place its address names, or to the page's heading; so it does when Back changes
 * the page. The first page leaves it where the browser puts it.
 */
export function useHeadingFocus() {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key) return;
    if (before.pathname !== pathname || !(type === 'POP' || keepsScroll(state))) focusHeading(hash);
  }, [pathname, hash, key, state, type]);
}
