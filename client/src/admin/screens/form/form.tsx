// A form as a list of its fields. What each holds, shows, checks and sends follows from its kind (kinds.tsx) and from
// what the contract demands of it.
import { Grid } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import type { Rule } from '../../../generated/rules.ts';
import { checksOf } from './checks.ts';
import { FormSections } from './form-sections.tsx';

/** What a field of a form holds; numbers, lists of words and moments are text until they are sent. */
export type Typed = string | boolean | Values[];
export interface Values {
  [name: string]: Typed;
}

/** What an input is told of the field it draws. */
export interface InputProps {
  name: string;
  label: string;
  hint?: string;
  rule: Rule;
  /** What a valid entry is, with its sentences. */
  rules: RegisterOptions;
  /** What is saved; null for a new one. */
  item: unknown;
  /** The same of another field of the form, for an input that draws it too; `change` is what differs in its rule. */
  field(name: string, change?: Partial<Rule>): Omit<InputProps, 'item' | 'field'>;
}

/** One field of a form; `Sent` is its type in the contract. The functions that make one are in kinds.tsx. */
export interface Field<Sent> {
  /** Made from the name unless it is said: `maxItems` is Max Items. */
  label?: string;
  hint?: string;
  /** What a new one begins with. */
  blank: Typed | (() => Typed);
  /** As it is typed, for what is saved. */
  read(saved: Sent): Typed;
  /** For what was typed; null is nothing. */
  send(typed: Typed, required: boolean, values: Values): Sent | null;
  /** Takes apart what holds a list. */
  split?(typed: string): string[];
  /** How people read it beside another value, where that is not what the form holds. */
  words?(typed: Typed): string;
  /** Its input; null where another field draws it. */
  draw: ((props: InputProps) => ReactNode) | null;
  /** Fields that stand side by side share one. */
  row?: { columns: string };
  /** The part of the form that it stands in, where that has several. */
  section?: string;
}

/** A field for each of an input. */
export type FieldsOf<Input> = { [Name in keyof Required<Input>]: Field<NonNullable<Input[Name]>> };

/** What screens, drafts and conflicts need to know of a form. */
export interface Form<Item, Input = unknown> {
  /** Titles of the dialog. */
  heading: { create: string; edit: string };
  /** Where the same form stands on a page of its own, if it does; null is a new one. */
  fullPage?(id: number | null): string;
  /** What the fields are called, in their order on screen. */
  labels: Record<string, string>;
  blank(): Values;
  /** As it is typed, for what is saved. */
  read(item: Item): Values;
  /** What is sent for what was typed. */
  send(values: Values): Input;
  /** A field as people read it, to compare two values. */
  inWords(name: string, typed: Typed | undefined): string;
  /** The inputs. `item` is what is saved, null for a new one; `within` is in front of their names, such as `slides.0.`. */
  draw(item: unknown, within?: string): ReactNode;
}

/**
 * A form that edits an `Item` and sends an `Input`. The fields come in a second call, so that the compiler holds them
 * against the input: one that is missing, one too many and one of the wrong kind do not compile.
 */
export function form<Item extends { [Name in keyof Required<Input>]: unknown }, Input>(
  heading: { create: string; edit: string },
  rules: { readonly [Name in keyof Required<Input>]: Rule },
) {
  return <Fields extends FieldsOf<Input>>(
    given: Fields & Record<Exclude<keyof Fields, keyof Input>, never>,
  ): Form<Item, Input> => {
    const fields = Object.entries<Field<unknown>>(given);
    const ruleOf = (name: string) => rules[name as keyof typeof rules];
    const fieldOf = (name: string) => given[name as keyof Fields] as Field<unknown>;
    const labels = Object.fromEntries(fields.map(([name, { label }]) => [name, label ?? labelOf(name)]));
    const fieldWithin =
      (within: string): InputProps['field'] =>
      (name, change) => {
        const { hint, split } = fieldOf(name);
        const rule = { ...ruleOf(name), ...change };
        const label = labels[name] as string;
        return { name: within + name, label, hint, rule, rules: checksOf(label, rule, split) };
      };
    const all = (made: (name: string, field: Field<unknown>) => unknown) =>
      Object.fromEntries(fields.map(([name, own]) => [name, made(name, own)]));
    return {
      heading,
      labels,
      blank: () => all((_, own) => blankOf(own)) as Values,
      read: (item) =>
        all((name, own) => {
          const saved = item[name as keyof Input];
          if (saved !== null) return own.read(saved);
          const blank = blankOf(own);
          if (Array.isArray(blank)) return [];
          // What nobody ticked or unticked is as in a new one.
          return typeof blank === 'boolean' ? blank : '';
        }) as Values,
      send: (values) =>
        all((name, { send }) => send(values[name] as Typed, ruleOf(name).required, values)) as Input,
      inWords(name, typed) {
        if (typeof typed === 'boolean') return typed ? 'Yes' : 'No';
        return (fieldOf(name).words?.(typed ?? '') ?? String(typed ?? '')).trim();
      },
      draw: (item, within = '') => {
        const field = fieldWithin(within);
        const drawn = (some: Named[]) =>
          inRows(some).map((row) => {
            const inputs = row.map(([name, { draw }]) => (
              <Fragment key={name}>{draw?.({ ...field(name), item, field })}</Fragment>
            ));
            const columns = row[0]?.[1].row?.columns;
            return columns ? (
              <Grid key={row[0]?.[0]} templateColumns={{ md: columns }} gap="5" alignItems="start">
                {inputs}
              </Grid>
            ) : (
              inputs
            );
          });
        const sections = Map.groupBy(fields, ([, { section }]) => section ?? '');
        if (sections.size < 2) return drawn(fields);
        return (
          <FormSections
            sections={[...sections].map(([title, own]) => ({
              title,
              fields: own.map(([name]) => within + name),
              content: drawn(own),
            }))}
          />
        );
      },
    };
  };
}

const blankOf = ({ blank }: Field<unknown>): Typed => (typeof blank === 'function' ? blank() : blank);

type AnyFields = Record<string, object>;

/** These fields, each with `more`. */
const withEach = <Fields extends AnyFields>(fields: Fields, more: Partial<Field<unknown>>): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, ...more }])) as Fields;

/** Fields side by side; their columns as CSS has them, below each other on a phone. */
export const row = <Fields extends AnyFields>(columns: string, fields: Fields) =>
  withEach(fields, { row: { columns } });

/** Fields of one part of a form; where it has several, one of them is seen at a time. */
export const section = <Fields extends AnyFields>(title: string, fields: Fields) =>
  withEach(fields, { section: title });

type Named = [name: string, Field<unknown>];

/** Neighbours of one row together, all others alone. */
function inRows(fields: Named[]): Named[][] {
  const rows: Named[][] = [];
  for (const entry of fields) {
    const last = rows.at(-1);
    if (entry[1].row && last?.[0]?.[1].row === entry[1].row) last.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

/** `imageUrl` is Image URL. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, ' $&').replace('Url', 'URL');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Longest name or title of all that can be copied. */
const longest = 200;
const mark = ' (copy)';

/**
 * A form whose new record begins as a copy of `item`: a draft where there are drafts. Nothing is made before it is saved, so
 * visitors never see one that is half ready.
 */
export function copiedForm<Item, Input>(form: Form<Item, Input>, item: Item): Form<Item, Input> {
  const blank = (): Values => {
    const values = form.read(item);
    const named = 'title' in values ? 'title' : 'name';
    const name = String(values[named] ?? '').slice(0, longest - mark.length);
    const isDraftable = 'status' in values && 'publishAt' in values;
    return { ...values, [named]: name + mark, ...(isDraftable && { status: 'draft', publishAt: '' }) };
  };
  return { ...form, blank, fullPage: undefined };
}

/** A document that holds the fields of an input, such as a revision's, as the form would show it. */
export function asTyped<Item>(
  { labels, read }: Pick<Form<Item>, 'labels' | 'read'>,
  document: Record<string, unknown>,
): Values {
  const fields = Object.keys(labels).map((name) => [name, document[name] ?? null]);
  return read(Object.fromEntries(fields) as Item);
}
