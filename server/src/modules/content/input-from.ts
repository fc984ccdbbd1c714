// Validation made from the rules of the contract, so that a limit stands there and nowhere else.
import { z } from 'zod';
import type { InputRules, Rule } from '../../generated/rules.ts';

type Plain<R extends Rule> = R extends { list: true }
  ? string[]
  : R extends { options: readonly (infer Option)[] }
    ? Option
    : R['kind'] extends 'Int' | 'Float' | 'Money'
      ? number
      : R['kind'] extends 'Boolean'
        ? boolean
        : R['kind'] extends 'DateTime'
          ? Date
          : string;

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
