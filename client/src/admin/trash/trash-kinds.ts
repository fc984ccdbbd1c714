import type { ContentType } from '../../generated/schema.ts';
import { contentScreens } from '../content-screens.ts';
import type { StaffScreen } from '../screens/staff-screen.ts';

/** The kinds in the order of the sidebar: what one of them is called, and the screen to which it comes back. */
export const trashKinds = Object.fromEntries(
  contentScreens.flatMap(({ trashed, load }) =>
    trashed ? [[trashed.type, { label: trashed.label, load }]] : [],
  ),
) as Record<ContentType, { label: string } & Pick<StaffScreen, 'load'>>;
