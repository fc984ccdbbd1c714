import { z } from 'zod';

/** How many characters a text has, as people and PostgreSQL count them; JavaScript counts an emoji as two or more. */
const countCharacters = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** A text of at most `longest` characters; to be used in `z.string().check(…)`. */
export const atMost = (longest: number) =>
  z.check<string>(({ value, issues }) => {
    if (value.length <= longest || countCharacters(value) <= longest) return;
    issues.push({
      ...{ code: 'too_big', origin: 'string', maximum: longest, inclusive: true },
      ...{ input: value, continue: true },
    });
  });
