import { row } from '../screens/form/form.tsx';
import { itemForm } from '../screens/form/items/items.tsx';
import { longText, several, text } from '../screens/form/kinds.tsx';
import { type ProgramDayInput, programDayInputRules } from './programs.generated.ts';

/** A day of a program's plan. */
export const dayForm = itemForm<ProgramDayInput>(
  { add: 'Add a day', one: 'Day' },
  programDayInputRules,
)({
  title: text({ hint: 'Such as Into the forest. Which day it is follows from its place.' }),
  text: longText({ label: 'What happens', rows: 4, hint: 'Blank lines separate paragraphs.' }),
  ...row('1fr 1fr', {
    place: text({ hint: 'Where the day is spent.' }),
    stay: text({ label: 'Night', hint: 'Where travellers sleep.' }),
  }),
  meals: several({ breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' }),
});
