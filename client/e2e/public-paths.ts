// One address or more for each row of the route table, so that no test of all pages forgets one. A test beside the
// table says so when a row has none here.

/** What answers 200. A detail page stands twice where its records differ: here an article with and without a film. */
export const foundPaths = [
  '/',
  '/about',
  '/programs',
  '/programs/1',
  '/coaches',
  '/facilities',
  '/facilities/1',
  '/registration',
  '/registration-success',
  '/news',
  '/news/1',
  '/news/11',
  '/gallery',
  '/contact',
  '/faq',
  '/alumni',
  '/videos',
  '/donations',
  '/privacy',
  '/terms',
  '/newsletter/confirm?token=x',
  '/newsletter/unsubscribe',
];

/** What answers 404 and says what is missing. */
export const missingPaths = ['/programs/999999', '/facilities/999999', '/news/999999', '/nowhere'];

export const publicPaths = [...foundPaths, ...missingPaths];
