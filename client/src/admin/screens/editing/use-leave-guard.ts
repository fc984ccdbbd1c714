import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Holds back Back, links and the closing of the tab while something typed is `unsaved`. The browser asks about the tab
 * itself. So that Back can be held, the address stands in the history twice meanwhile.
 */
export function useLeaveGuard(unsaved: boolean) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<'back' | URL | null>(null);
  const guarded = useRef(false);
  const ending = useRef<number>(undefined);

  useEffect(() => {
    if (!unsaved) return;
    if (ending.current === undefined) addEntry();
    window.clearTimeout(ending.current);
    ending.current = undefined;
    guarded.current = true;
    const askForTab = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdBack = () => {
      guarded.current = false;
      setWanted('back');
    };
    const holdLink = (event: MouseEvent) => {
      const address = linkOf(event);
      if (!address || address.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    window.addEventListener('beforeunload', askForTab);
    window.addEventListener('popstate', holdBack);
    document.addEventListener('click', holdLink, true);
    return () => {
      window.removeEventListener('beforeunload', askForTab);
      window.removeEventListener('popstate', holdBack);
      document.removeEventListener('click', holdLink, true);
      if (guarded.current) {
        // A moment later: who is led elsewhere just now, as to the login, has written over the entry by then.
        ending.current = window.setTimeout(() => {
          ending.current = undefined;
          if (window.history.state?.guard) window.history.back();
        });
      }
      guarded.current = false;
    };
  }, [unsaved]);

  return {
    /** Whether somebody wants to leave and waits for an answer. */
    asking: wanted !== null,
    /** Goes where they wanted to. */
    leave() {
      // Nobody waits: the form closes here, and takes its entry of the history along.
      if (wanted === null) return;
      setWanted(null);
      if (wanted === 'back') window.history.back();
      else void navigate(wanted.pathname + wanted.search, { replace: guarded.current });
      guarded.current = false;
    },
    /** Goes to this path of ours unasked: nothing is lost there. */
    moveTo(path: string) {
      void navigate(path, { replace: guarded.current });
      guarded.current = false;
    },
    stay() {
      setWanted(null);
      if (wanted === 'back') {
        addEntry();
        guarded.current = true;
      }
    },
  };
}

function addEntry() {
  window.history.pushState({ ...window.history.state, guard: true }, '');
}

/** Where a plain click on a link of this site leads. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): URL | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target])');
  return link && link.origin === window.location.origin ? new URL(link.href) : null;
}

/** Told by a part of a form when something is there that its values do not hold yet, and when that is over. */
export const UnfinishedContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Whether a part of the form is unfinished, and what its context is given. */
export function useUnfinishedParts() {
  const [count, setCount] = useState(0);
  const [tell] = useState(() => (change: 1 | -1) => setCount((before) => before + change));
  return { unfinished: count > 0, tell };
}

/** Says that this part is unfinished while `unfinished`: leaving the form would lose it. */
export function useUnfinished(unfinished: boolean) {
  const tell = useContext(UnfinishedContext);
  useEffect(() => {
    if (!unfinished) return;
    tell(1);
    return () => tell(-1);
  }, [unfinished, tell]);
}
