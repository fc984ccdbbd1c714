import {
  Binoculars,
  ClipboardList,
  HandHeart,
  Images,
  Inbox,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Tent,
  Trash2,
  Users,
} from 'lucide-react';
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

/** The 'More' group: what is needed now and then. */
export const moreItems = [{ to: paths.adminTrash, label: 'Trash', Icon: Trash2 }] as const;
