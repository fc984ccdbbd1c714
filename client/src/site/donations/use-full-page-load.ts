import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes sure that the browser lets a script of another host in. It decides that by the document it loaded, so a
 * visitor who came from another page of ours gets this page once more as a document of its own.
 */
export function useFullPageLoad(script: string) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!script || new URL(script, window.location.href).origin === window.location.origin) return;
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [script, pathname]);
}
