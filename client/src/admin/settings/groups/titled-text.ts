import { itemForm } from '../../screens/form/items/items.tsx';
import { longText, text } from '../../screens/form/kinds.tsx';
import { type TitledTextInput, titledTextInputRules } from '../settings.generated.ts';

/** A heading and what stands below it, in a list of them. */
export const titledText = (one: string) =>
  itemForm<TitledTextInput>(
    { add: `Add a ${one.toLowerCase()}`, one },
    titledTextInputRules,
  )({
    title: text(),
    text: longText({ rows: 3 }),
  });
