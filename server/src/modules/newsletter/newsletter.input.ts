import { z } from 'zod';
import { email } from '../inbox/fields.ts';

/** An address in the form in which it is kept. */
export const subscriberEmail = z.object({ email: email.overwrite((value) => value.toLowerCase()) });
