// What the characters of a text are, and which of them show something or can be kept.
import { z } from 'zod';

/** How many characters a text has, as people and PostgreSQL count them; JavaScript counts an emoji as two or more. */
const countCharacters = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** A text of at most `longest` characters; to be used in `z.string().check(…)`. */
export const atMost = (longest: number) =>
  z.check<string>(({ value, issues }) => {
    if (value.length <= longest || countCharacters(value) <= longest) return;
    issues.push({
      code: 'too_big',
      origin: 'string',
      maximum: longest,
      inclusive: true,
      input: value,
      continue: true,
    });
  });

/** Whether a reader sees anything of it: spaces, controls, signs without width and the blank of Braille show nothing. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** A text that shows something; to be used in `z.string().check(…)`. */
export const shown = z.check<string>(({ value, issues }) => {
  if (isVisible(value)) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: value });
});

/** What PostgreSQL can store of a text: not the character zero, nor half of a surrogate pair, which nobody types. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
