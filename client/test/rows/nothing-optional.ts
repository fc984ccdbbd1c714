import type { InputRules } from '../../src/generated/rules.ts';

type Optional<Rules extends InputRules> = {
  [Name in keyof Rules]: Rules[Name] extends { required: true } | { requiredOfNew: true } ? never : Name;
}[keyof Rules];

/** What an input may leave out, as the server answers it where that was done: null, and no items of a list. */
export const nothingOptional = <Rules extends InputRules>(rules: Rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([, { required, requiredOfNew }]) => !required && !requiredOfNew)
      .map(([name, { list }]) => [name, list ? [] : null]),
  ) as { [Name in Optional<Rules>]: Rules[Name] extends { list: true } ? never[] : null };
