import { z } from 'zod';
import { imageFocusInputRules, mediaInputRules as rules } from '../../../generated/rules.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';

const focus = z.object({
  x: z.number().min(imageFocusInputRules.x.min).max(imageFocusInputRules.x.max),
  y: z.number().min(imageFocusInputRules.y.min).max(imageFocusInputRules.y.max),
});

/** Finer than a hundredth nobody sees, and each point has crops of its own. */
const hundredth = (part: number) => Math.round(part * 100) / 100;

/** What staff say of a picture; what is left out is undefined. */
export const mediaInput = inputFrom(rules, contentField, { focus: focus.nullish() }).transform(
  ({ focus, ...said }) => ({
    ...said,
    ...(focus !== undefined && {
      focusX: focus && hundredth(focus.x),
      focusY: focus && hundredth(focus.y),
    }),
  }),
);
