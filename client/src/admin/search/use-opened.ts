import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasLeft } from '../../lib/history/has-left.ts';

/** Opens the record that somebody picked in the search, or a new one (null), once: loading the page again does not. */
export function useOpened(isListKnown: boolean, open: (id: number | null) => void) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const id: unknown = state?.open;
  useEffect(() => {
    if (!isListKnown || (typeof id !== 'number' && id !== null) || hasLeft(pathname)) return;
    navigate(pathname + search, { replace: true, state: null });
    open(id);
  }, [isListKnown, id, open, navigate, pathname, search]);
}
