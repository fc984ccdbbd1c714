import type { ContentType } from '../../generated/schema.ts';
import { type StaffScreen, useStaffScreens } from '../screens/staff-screen.ts';

export type TrashKinds = Record<ContentType, { label: string } & Pick<StaffScreen, 'load'>>;

/** The kinds in the order of the sidebar: what one of them is called, and the screen to which it comes back. */
export const trashKinds = (screens: readonly StaffScreen[]) =>
  Object.fromEntries(
    screens.flatMap(({ trashed, load }) => (trashed ? [[trashed.type, { label: trashed.label, load }]] : [])),
  ) as TrashKinds;

export const useTrashKinds = () => trashKinds(useStaffScreens());
