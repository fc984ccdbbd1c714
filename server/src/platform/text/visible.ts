import { z } from 'zod';

/** Whether a reader sees anything of it: spaces, controls, signs without width and the blank of Braille show nothing. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A text that shows something; to be used in `z.string().check(…)`. */
export const shown = z.check<string>(({ value, issues }) => {
  if (isVisible(value)) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: value });
});
