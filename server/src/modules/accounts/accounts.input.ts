import { z } from 'zod';

const email = z.string().trim().min(1).max(254).check(z.email());

/** What a new member of staff fills in. */
export const signupInput = z
  .object({ email, password: z.string().min(1).min(10).max(200), confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    message: 'Passwords do not match.',
    path: ['confirmPassword'],
    when: ({ issues }) => issues.every(({ path }) => path?.[0] === 'email'),
  });
