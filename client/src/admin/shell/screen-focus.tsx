import { useEffect, useRef } from 'react';

/** The screen that has the focus on its heading; outlives the screens, of which each has an `ScreenLoaded` of its own. */
export function useScreenFocus(pathname: string) {
  const shown = useRef(pathname);
  return (arrived: string) => {
    if (shown.current === arrived) return;
    shown.current = arrived;
    // What a screen itself gave the focus to, such as a form, keeps it.
    if (document.activeElement?.closest('main, [role=dialog], [role=alertdialog]')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  };
}

/** Stands beside a screen and says when its code is there: its heading then takes the focus and is read out. */
export function ScreenLoaded({ pathname, onLoaded }: { pathname: string; onLoaded(pathname: string): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => onLoaded(pathname), [pathname]);
  return null;
}
