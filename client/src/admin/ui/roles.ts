// What the two roles are called, and what who has one does.
import type { Role } from '../../generated/schema.ts';

export const roleLabels: Record<Role, string> = { editor: 'Editor', owner: 'Owner' };

export const roleDuties: Record<Role, string> = {
  editor: 'Editors publish what visitors see and answer what they send.',
  owner: 'Owners do what editors do, and decide who else may sign in.',
};
