import { z } from 'zod';
import { subscribeNewsletterRules as rules } from '../../generated/rules.ts';
import { email } from '../inbox/fields.ts';

/** An address in the form in which it is kept. */
export const subscriberEmail = z.object({
  email: email(rules.email.maxLength).overwrite((value) => value.toLowerCase()),
});
