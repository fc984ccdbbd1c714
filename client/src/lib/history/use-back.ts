import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

const hiddenOn: string[] = [paths.home, paths.admin];

/**
 * One step back, or `goHome` for who came straight here; null on the two pages without a Back button. Browsers that do
 * not tell whether there is a step back know it of pages that were opened within this one.
 */
export function useBack(goHome?: () => void): (() => void) | null {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  if (hiddenOn.includes(pathname)) return null;
  return () => {
    // The router gives the first address of a visit the key 'default'.
    if (window.navigation?.canGoBack ?? key !== 'default') navigate(-1);
    else if (goHome) goHome();
    else navigate(paths.home);
  };
}
