import { addressOf } from '../screens/staff-screen.ts';
import { staffScreens } from '../staff-screens.ts';

/** The address of the screen that is shown at `pathname`: a row that is opened over its list leaves the list as it is. */
export function screenAddress(pathname: string): string {
  const list = pathname.slice(0, pathname.lastIndexOf('/'));
  const isOver = staffScreens.some((screen) => screen.opensRows && addressOf(screen) === list);
  return isOver ? list : pathname;
}
