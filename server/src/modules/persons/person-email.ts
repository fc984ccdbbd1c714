import { z } from 'zod';

/** By what a person is found. */
export const personEmail = z.object({
  email: z.string().trim().toLowerCase().max(254).check(z.email()),
});
