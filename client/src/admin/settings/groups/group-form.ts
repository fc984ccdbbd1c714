import type { TypedDocumentNode } from '@apollo/client';
import type { Rule } from '../../../generated/rules.ts';
import { type FieldsOf, form } from '../../screens/form/form.tsx';
import { itemForm } from '../../screens/form/items/items.tsx';
import { longText, text } from '../../screens/form/kinds.tsx';
import { type TitledTextInput, titledTextInputRules } from '../settings.generated.ts';
import type { GroupForm, SavedGroup } from '../settings-group.ts';

interface GroupOperations<Saved, Input> {
  now: TypedDocumentNode<{ settings: { item: Saved } }, { [key: string]: never }>;
  update: TypedDocumentNode<{ saved: Saved }, { input: Input; version?: number | null }>;
  rules: { readonly [Name in keyof Required<Input>]: Rule };
}

/** Its page has the group's title. */
const heading = { create: 'Settings', edit: 'Settings' };

/**
 * The form of a group and what it asks the server. The fields come in a second call, so that the compiler holds them
 * against the input; whoever draws the page need not know the group's types.
 */
export const groupForm =
  <Saved extends SavedGroup & { [Name in keyof Required<Input>]: unknown }, Input>({
    rules,
    ...operations
  }: GroupOperations<Saved, Input>) =>
  <Fields extends FieldsOf<Input>>(fields: Fields & Record<Exclude<keyof Fields, keyof Input>, never>) =>
    ({ ...operations, form: form<Saved, Input>(heading, rules)(fields) }) as unknown as GroupForm;

/** A heading and what stands below it, in a list of them. */
export const titledText = (noun: string) =>
  itemForm<TitledTextInput>(
    { add: `Add a ${noun.toLowerCase()}`, one: noun },
    titledTextInputRules,
  )({
    title: text(),
    text: longText({ rows: 3 }),
  });
