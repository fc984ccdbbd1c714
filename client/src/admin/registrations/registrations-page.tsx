import { InboxScreen, inboxRestoring } from '../screens/inbox/inbox-screen.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { registrations } from './registrations-list.tsx';

export function RegistrationsPage() {
  return <InboxScreen inbox={registrations} />;
}

export const code: ScreenCode = { Screen: RegistrationsPage, restoring: inboxRestoring(registrations) };
