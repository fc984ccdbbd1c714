import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../use-hydrated.ts';
import { keepScroll } from './keep-scroll.ts';

/**
 * What is opened over a page and has no address of its own, such as the menu: a step in the history, so that Back, the
 * key of a phone as well, closes it. `value` is null while nothing called `name` is open.
 */
export function useHistoryLayer<T extends string | number>(name: string) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const live = useHydrated();
  const value: T | null = (live && state?.[name]) || null;
  /** Whether the history stands where it is open: what is drawn comes a moment later. */
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = value !== null;
  }, [value]);
  return {
    value,
    open(value: T) {
      isOpen.current = true;
      // Another in the place of an open one is no further step: Back closes it, too.
      const replace = Boolean(state?.[name]);
      void navigate(pathname + search + hash, { replace, state: { ...keepScroll, [name]: value } });
    },
    close() {
      if (!isOpen.current) return;
      isOpen.current = false;
      void navigate(-1);
    },
  };
}
