import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The links of the top navigation and the mobile menu, in their order. */
export const navigation = [
  { path: paths.home, label: 'Home' },
  { path: paths.about, label: 'About' },
  { path: paths.programs, label: 'Services' },
  { path: paths.coaches, label: 'Staff' },
  { path: paths.facilities, label: 'Stays' },
  { path: paths.alumni, label: 'Testimonials' },
  { path: paths.news, label: 'News' },
  { path: paths.gallery, label: 'Gallery' },
  { path: paths.contact, label: 'Contact' },
  { path: paths.faq, label: 'FAQ' },
  { path: paths.videos, label: 'Videos' },
] as const;

/** The links of the foot of every page. */
export const footerLinks = [
  { path: paths.programs, label: 'Services' },
  { path: paths.about, label: 'About Us' },
  { path: paths.news, label: 'News/Blogs' },
  { path: paths.alumni, label: 'Testimonials' },
] as const;

/** The `aria-current` of a link: the page itself, or a page under it, such as a program under Services. */
export function useCurrentPath() {
  const { pathname } = useLocation();
  return (path: string): 'page' | 'true' | undefined => {
    if (pathname === path) return 'page';
    return path !== paths.home && pathname.startsWith(`${path}/`) ? 'true' : undefined;
  };
}
