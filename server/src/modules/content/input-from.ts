// Validation made from the rules of the contract, so that a limit stands there and nowhere else.
import { z } from 'zod';
import type * as allRules from '../../generated/rules.ts';
import type { InputRules, Rule } from '../../generated/rules.ts';

type One<R extends Rule> = R extends { options: readonly (infer Option)[] }
  ? Option
  : R['kind'] extends 'Int' | 'Float' | 'Money'
    ? number
    : R['kind'] extends 'Boolean'
      ? boolean
      : R['kind'] extends 'DateTime'
        ? Date
        : R['kind'] extends `${infer Inner}Input`
          ? Item<`${Uncapitalize<Inner>}InputRules`>
          : string;

type Plain<R extends Rule> = R extends { list: true } ? One<R>[] : One<R>;

/** A small item of a list: what it leaves out is null, and no items of a list. */
type Item<Name extends string> = Name extends keyof typeof allRules ? Fields<(typeof allRules)[Name]> : never;
type Fields<Rules> = {
  -readonly [Field in keyof Rules]: Rules[Field] extends Rule ? Kept<Rules[Field]> : never;
};
type Kept<R extends Rule> = R extends { list: true } | { required: true } ? Plain<R> : Plain<R> | null;

/** What has a default cannot be taken away by null; an optional text or number can. */
export type Value<R extends Rule> = R extends { requiredOfNew: true }
  ? Plain<R> | undefined
  : R extends { required: true }
    ? Plain<R>
    : R extends { list: true } | { options: readonly string[] } | { kind: 'Boolean' }
      ? Plain<R> | undefined
      : Plain<R> | null | undefined;

type FieldOf = (rule: Rule, name: string) => z.ZodType;
type OwnFields<Rules extends InputRules> = { [Name in keyof Rules]?: z.ZodType };
type Shape<Rules extends InputRules, Own = Record<never, never>> = Own & {
  [Name in Exclude<keyof Rules, keyof Own>]: z.ZodType<Value<Rules[Name]>>;
};

/** The schema of an input: what `fieldOf` makes of each rule, in the order of the contract, or the `own` of a module. */
export function inputFrom<Rules extends InputRules>(
  rules: Rules,
  fieldOf: FieldOf,
): z.ZodObject<Shape<Rules>>;
export function inputFrom<Rules extends InputRules, Own extends OwnFields<Rules>>(
  rules: Rules,
  fieldOf: FieldOf,
  own: Own,
): z.ZodObject<Shape<Rules, Own>>;
export function inputFrom(rules: InputRules, fieldOf: FieldOf, own: OwnFields<InputRules> = {}) {
  const fields = Object.entries(rules).map(([name, rule]) => [name, own[name] ?? fieldOf(rule, name)]);
  return z.object(Object.fromEntries(fields));
}
