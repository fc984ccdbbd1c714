import type { Rule } from '../../../../generated/rules.ts';
import { type Field, type Form, form, type Values } from '../form.tsx';
import { ItemsField } from './items-field.tsx';

/** What is saved of an input. */
export type SavedAs<Input> = { [Name in keyof Required<Input>]: unknown };

/** The small form of one in a list; `words` are the button that adds one, and what one is called: `Add a slide`, `Slide`. */
export const itemForm = <Input,>(
  words: { add: string; one: string },
  rules: { readonly [Name in keyof Required<Input>]: Rule },
) => form<SavedAs<Input>, Input>({ create: words.add, edit: words.one }, rules);

interface Options<Input> extends Partial<Pick<Field<Input[]>, 'label' | 'hint'>> {
  /** The field that tells one from another when it is folded; the first unless said. */
  nameBy?: keyof Input & string;
  /** False where their order says nothing. */
  ordered?: boolean;
  /** A field of which each choice can be made once: a new one begins with the first that is left. */
  unique?: { field: keyof Input & string; choices: readonly string[] };
}

/** A list of small forms: added, removed, brought back and put in order. */
export const items = <Input,>(
  one: Form<SavedAs<Input>, Input>,
  { nameBy, ordered = true, unique, ...more }: Options<Input> = {},
): Field<Input[]> => ({
  blank: () => [],
  read: (saved) => (saved as SavedAs<Input>[]).map(one.read),
  send: (typed) => (typed as Values[]).map(one.send),
  words: (typed) =>
    (typed as Values[]).map((values, index) => `${index + 1}. ${inWords(one, values)}`).join('\n'),
  draw: (props) => (
    <ItemsField
      {...props}
      one={one}
      ordered={ordered}
      unique={unique}
      nameBy={nameBy ?? (Object.keys(one.labels)[0] as string)}
    />
  ),
  ...more,
});

/** All that one of them says, in one line. */
const inWords = ({ labels, inWords }: Pick<Form<never>, 'labels' | 'inWords'>, values: Values) =>
  Object.keys(labels)
    .map((name) => inWords(name, values[name]))
    .filter(Boolean)
    .join(' · ');
