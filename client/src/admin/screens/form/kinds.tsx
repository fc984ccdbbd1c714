// The kinds of fields a form is put together from: how each is typed, saved and drawn.

import { Flex, type FlexProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { commaParts, paragraphs as paragraphsOf } from '../../../lib/text.ts';
import { type Choices, optionsOf, Ticks } from '../../ui/controls.tsx';
import { ImageField, PdfField } from '../uploads/upload-fields.tsx';
import { checksOf } from './checks.ts';
import { CheckField, FieldFrame, LongTextField, NumberField, SelectField, TextField } from './fields.tsx';
import type { Field, InputProps } from './form.tsx';

type Options<Sent> = Partial<Field<Sent>>;

const inputTypes: Record<string, string> = { URL: 'url', Date: 'date' };

/** One line; the address of something on the web and a date too, where the contract says so. */
export const text = (more: Options<string> = {}): Field<string> => ({
  blank: '',
  read: (saved) => saved,
  send: (typed, required) => (required ? String(typed) : String(typed).trim() || null),
  draw: (props) => <TextField {...props} type={inputTypes[props.rule.kind]} />,
  ...more,
});

/** `rows` lines at first. */
export const longText = ({ rows, ...more }: Options<string> & { rows?: number } = {}) =>
  text({ draw: (props) => <LongTextField {...props} rows={rows} />, ...more });

export const number = ({ unit, ...more }: Options<number> & { unit?: string } = {}): Field<number> => ({
  blank: '',
  read: String,
  send: (typed) => (String(typed).trim() === '' ? null : Number(typed)),
  draw: (props) => <NumberField {...props} unit={unit} min={props.rule.min} step={props.rule.step ?? 1} />,
  ...more,
});

export const check = (more: Options<boolean> = {}): Field<boolean> => ({
  blank: false,
  read: (saved) => saved,
  send: Boolean,
  draw: (props) => <CheckField {...props} />,
  ...more,
});

/** One of several; the first unless another is chosen. `none` is what choosing nothing is called, where that is possible. */
export const select = <Value extends string>(
  choices: Choices<Value>,
  { none, ...more }: Options<Value> & { none?: string } = {},
): Field<Value> => ({
  blank: none === undefined ? (Object.keys(choices)[0] as Value) : '',
  read: (saved) => saved,
  send: (typed) => (typed === '' ? null : (typed as Value)),
  words: (typed) => choices[typed as Value] ?? String(typed),
  draw: ({ field: _, ...props }) => (
    // Something is always chosen, whatever the contract does with nothing.
    <SelectField
      {...props}
      rules={checksOf(props.label, { ...props.rule, required: none === undefined })}
      options={[...(none === undefined ? [] : [{ value: '', label: none }]), ...optionsOf(choices)]}
    />
  ),
  ...more,
});

export const drawnElsewhere = <Sent,>(field: Field<Sent>): Field<Sent> => ({ ...field, draw: null });

const list = <Sent extends string | number>(
  split: (typed: string) => string[],
  separator: string,
  more: Options<Sent[]>,
): Field<Sent[]> => ({
  blank: '',
  read: (saved) => saved.join(separator),
  send: (typed) => split(String(typed)) as Sent[],
  split,
  draw: (props) => <TextField {...props} />,
  ...more,
});

/** Short texts with commas between them. */
export const commas = (more: Options<string[]> = {}) => list<string>(commaParts, ', ', more);

/** Short texts, one to a line. */
export const lines = (more: Options<string[]> = {}) =>
  list<string>(linesOf, '\n', { draw: (props) => <LongTextField {...props} rows={5} />, ...more });

/** Longer texts with a blank line between them. */
export const paragraphs = (more: Options<string[]> = {}) =>
  list<string>(paragraphsOf, '\n\n', {
    hint: 'Blank lines separate paragraphs.',
    draw: (props) => <LongTextField {...props} rows={8} />,
    ...more,
  });

/** Whole numbers with commas between them. */
export const numbers = (more: Options<number[]> = {}) =>
  list<number>(commaParts, ', ', { send: (typed) => commaParts(String(typed)).map(Number), ...more });

function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The address of a picture under `name`, and what it shows. */
export const picture = <Name extends string>(name: Name, draw?: Field<string>['draw']) =>
  describedPicture(name, 'imageAlt', 'Image URL', draw);

/** The same where a form has several: each with a text of its own under `alt`. */
export const describedPicture = <Name extends string, Alt extends string>(
  name: Name,
  alt: Alt,
  label: string,
  draw: Field<string>['draw'] = ({ field, ...props }) => <ImageField {...props} alt={field(alt)} />,
) =>
  ({
    [name]: text({ label, hint: 'From your device, or a web address.', draw }),
    [alt]: drawnElsewhere(
      text({
        label: 'Alt Text',
        hint: 'What the picture shows, in one sentence for people who cannot see it: “Two giraffes beside an acacia at sunset.”',
      }),
    ),
  }) as Record<Name | Alt, Field<string>>;

/** A picture that its neighbours already say in words, such as a logo beside its name. */
export const logo = (more: Options<string> = {}) =>
  text({
    hint: 'From your device, or a web address.',
    draw: ({ field: _, ...props }) => <ImageField {...props} />,
    ...more,
  });

/** A PDF of staff's own. */
export const pdf = (more: Options<string> = {}) =>
  text({ draw: ({ field: _, ...props }) => <PdfField {...props} />, ...more });

/** Any number of several; the form holds them with commas between, in the order of the choices. */
export const several = <Value extends string>(choices: Choices<Value>, more: Options<Value[]> = {}) =>
  list<Value>(commaParts, ', ', {
    draw: (props) => (
      <SeveralField {...props} options={optionsOf(choices)} look={{ wrap: 'wrap', columnGap: '5' }} />
    ),
    ...more,
  });

type SeveralProps = Pick<InputProps, 'name' | 'label' | 'hint'> &
  Pick<ComponentProps<typeof Ticks>, 'options'> & {
    /** Of the box around them. */
    look: FlexProps;
    children?: ReactNode;
  };

/** Boxes to tick, with commas between what is chosen in the form. None of them is an answer, too. */
export function SeveralField({ name, label, hint, options, look, children }: SeveralProps) {
  const { field } = useController({ name });
  return (
    <FieldFrame name={name} label={label} hint={hint} required={false}>
      {({ id, ...described }) => (
        <Flex
          id={id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={described['aria-describedby']}
          {...look}
        >
          <Ticks
            options={options}
            chosen={commaParts(String(field.value ?? ''))}
            onChoose={(chosen) => field.onChange(chosen.join(', '))}
            onBlur={field.onBlur}
          />
          {children}
        </Flex>
      )}
    </FieldFrame>
  );
}
