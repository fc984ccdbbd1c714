import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The `aria-current` of a link: the page itself, or a page under it, such as a program under Services. */
export function useCurrentPath() {
  const { pathname } = useLocation();
  return (path: string): 'page' | 'true' | undefined => {
    if (pathname === path) return 'page';
    return path !== paths.home && pathname.startsWith(`${path}/`) ? 'true' : undefined;
  };
}
