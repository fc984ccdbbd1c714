import { paths } from '../../paths.ts';

/** Below /admin. */
export const customersPath = 'customers';

/** The page of everything that one address sent. */
export const customerAddress = (email: string) =>
  `${paths.admin}/${customersPath}?email=${encodeURIComponent(email)}`;

/** The screen where all that is known of one address is exported or erased. */
export const privacyAddress = (email: string) => `${paths.admin}/privacy?email=${encodeURIComponent(email)}`;
