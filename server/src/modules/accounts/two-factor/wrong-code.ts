import type { AppError } from '../../../platform/errors.ts';
import { badField } from '../../../platform/validation.ts';

/** The refusal of a code of two-factor sign-in. */
export function wrongCode(): AppError {
  const message = 'This code is not right, or was used already. Please wait for the next one your app shows.';
  return badField('code', message);
}
