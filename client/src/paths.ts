/** Every address of the site; no page spells one out itself. */
export const paths = {
  home: '/',
  about: '/about',
  programs: '/programs',
  program: (id: number) => `/programs/${id}`,
  coaches: '/coaches',
  facilities: '/facilities',
  alumni: '/alumni',
  news: '/news',
  gallery: '/gallery',
  contact: '/contact',
  faq: '/faq',
  videos: '/videos',
  /** Where a session that ended leads; it sends on to the admin's sign-in. `next` is where to go afterwards. */
  login: (next?: string) => withNext('/login', next),
  admin: '/admin',
  adminLogin: (next?: string) => withNext('/admin/login', next),
  adminSignup: '/admin/signup',
  adminPosts: '/admin/posts',
  adminPrograms: '/admin/programs',
  adminCoaches: '/admin/coaches',
  adminGallery: '/admin/gallery',
  adminFacilities: '/admin/facilities',
  adminAlumni: '/admin/alumni',
};

function withNext(path: string, next: string | undefined) {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
