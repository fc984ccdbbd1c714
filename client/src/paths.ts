/** Every address of the site; no page spells one out itself. */
export const paths = {
  home: '/',
  about: '/about',
  programs: '/programs',
  program: (id: number) => `/programs/${id}`,
  coaches: '/coaches',
  facilities: '/facilities',
  facility: (id: number) => `/facilities/${id}`,
  alumni: '/alumni',
  news: '/news',
  newsArticle: (id: number) => `/news/${id}`,
  newsFeed: '/news/rss.xml',
  gallery: '/gallery',
  contact: '/contact',
  faq: '/faq',
  videos: '/videos',
  /** Where the mails of the newsletter lead; the token stands in the query. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  /** `programId` is chosen already when the form opens. */
  registration: (programId?: number) =>
    programId === undefined ? '/registration' : `/registration?program=${programId}`,
  registrationSuccess: '/registration-success',
  donations: '/donations',
  privacy: '/privacy',
  terms: '/terms',
  /** Where a session that ended leads; it sends on to the admin's sign-in. `next` is where to go afterwards. */
  login: (next?: string) => withNext('/login', next),
  admin: '/admin',
  adminLogin: (next?: string) => withNext('/admin/login', next),
  adminSignup: '/admin/signup',
  adminForgotPassword: '/admin/forgot-password',
  /** Where the mail about a forgotten password leads; the token stands in the fragment. */
  adminResetPassword: '/admin/reset-password',
};

function withNext(path: string, next: string | undefined) {
  return next ? `${path}?next=${encodeURIComponent(next)}` : path;
}
