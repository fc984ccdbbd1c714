import {
  Binoculars,
  CircleUser,
  ClipboardList,
  HandHeart,
  Images,
  Inbox,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Tent,
  UserCog,
  Users,
} from 'lucide-react';
import type { SessionUser } from '../../lib/session.ts';
import { paths } from '../../paths.ts';

/** The 'System' group in its order. */
export const systemItems = [
  { to: paths.adminPosts, label: 'View All Postings', Icon: Newspaper },
  { to: paths.adminCoaches, label: 'Staff', Icon: Users },
  { to: paths.adminPrograms, label: 'Services & Packages', Icon: Binoculars },
  { to: paths.adminGallery, label: 'Gallery', Icon: Images },
  { to: paths.adminFacilities, label: 'Stays', Icon: Tent },
  { to: paths.adminAlumni, label: 'Testimonials', Icon: MessageSquareQuote },
] as const;

/** The 'Inbox' group: what visitors sent. */
export const inboxItems = [
  { to: paths.adminRegistrations, label: 'Registrations', Icon: ClipboardList },
  { to: paths.adminMessages, label: 'Messages', Icon: Inbox },
  { to: paths.adminSubscribers, label: 'Subscribers', Icon: Mail },
  { to: paths.adminDonations, label: 'Donations', Icon: HandHeart },
] as const;

/** The 'More' group: what somebody of this role has besides. */
export function moreItems(role: SessionUser['role']) {
  const people = { to: paths.adminPeople, label: 'People', Icon: UserCog };
  const account = { to: paths.adminAccount, label: 'Your account', Icon: CircleUser };
  return role === 'owner' ? [people, account] : [account];
}
