import { alumniScreen } from './alumni/alumni-screen.ts';
import { coachesScreen } from './coaches/coaches-screen.ts';
import { donationsScreen } from './donations/donations-screen.ts';
import { facilitiesScreen } from './facilities/facilities-screen.ts';
import { galleryScreen } from './gallery/gallery-screen.ts';
import { mediaScreen } from './media/media-screen.ts';
import { messagesScreen } from './messages/messages-screen.ts';
import { postsScreen } from './posts/posts-screen.ts';
import { programsScreen } from './programs/programs-screen.ts';
import { registrationsScreen } from './registrations/registrations-screen.ts';
import type { StaffScreen } from './screens/staff-screen.ts';
import { subscribersScreen } from './subscribers/subscribers-screen.ts';

/** The screens of what visitors see and send, in the order of the sidebar. */
export const contentScreens: StaffScreen[] = [
  postsScreen,
  coachesScreen,
  programsScreen,
  galleryScreen,
  facilitiesScreen,
  alumniScreen,
  registrationsScreen,
  messagesScreen,
  subscribersScreen,
  donationsScreen,
  mediaScreen,
];
