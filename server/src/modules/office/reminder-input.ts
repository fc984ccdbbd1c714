import { addReminderRules } from '../../generated/rules.ts';
import { kampalaDay, yearsBefore } from '../../platform/kampala-day.ts';
import { inputFrom } from '../content/input-from.ts';
import { calendarDay, formField } from '../inbox/fields.ts';

/** Nobody plans further ahead; a year that was mistyped is noticed. */
const yearsAhead = 5;

export const reminderInput = inputFrom(addReminderRules, formField).extend({
  dueOn: calendarDay('Day')
    .refine((day) => day >= kampalaDay(), 'Day must be today or later.')
    .refine(
      (day) => day <= yearsBefore(kampalaDay(), -yearsAhead),
      `Day must be within the next ${yearsAhead} years.`,
    ),
});
