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
  Trash2,
  UserCog,
  Users,
} from 'lucide-react';
import type { SessionUser } from '../../lib/session/session.ts';
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
  { to: paths.adminRegistrations, label: 'Registrations', inbox: 'registrations', Icon: ClipboardList },
  { to: paths.adminMessages, label: 'Messages', inbox: 'messages', Icon: Inbox },
  { to: paths.adminSubscribers, label: 'Subscribers', inbox: 'subscribers', Icon: Mail },
  { to: paths.adminDonations, label: 'Donations', inbox: 'donations', Icon: HandHeart },
] as const;

/** The 'More' group: what somebody of this role needs now and then. */
export function moreItems(role: SessionUser['role']) {
  return [
    { to: paths.adminTrash, label: 'Trash', Icon: Trash2 },
    ...(role === 'owner' ? [{ to: paths.adminPeople, label: 'People', Icon: UserCog }] : []),
    { to: paths.adminAccount, label: 'Your account', Icon: CircleUser },
  ];
}
