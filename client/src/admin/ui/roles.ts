// What the roles are called, and what who has one does.
import type { Role } from '../../generated/schema.ts';
import { optionsOf } from './controls.tsx';

/** In the order in which they are offered. */
export const roleLabels: Record<Role, string> = {
  editor: 'Editor',
  owner: 'Owner',
  content: 'Content',
  office: 'Office',
  viewer: 'Viewer',
};

export const roleDuties: Record<Role, string> = {
  editor: 'Editors publish what visitors see and answer what they send.',
  owner: 'Owners do what editors do, and decide who else may sign in.',
  content: 'Content publishes what visitors see, and does not see what they send.',
  office: 'Office answers what visitors send, without health data, and publishes nothing.',
  viewer: 'Viewers read everything but health data and IP addresses, and change nothing.',
};

export const roleOptions = optionsOf(roleLabels);
