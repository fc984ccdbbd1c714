import type { InputRules } from '../../src/generated/rules.ts';

type Optional<Rules extends InputRules> = {
  [Name in keyof Rules]: Rules[Name] extends { required: true } | { requiredOfNew: true } ? never : Name;
}[keyof Rules];

/** What an input may leave out, as the server answers it where that was done: null. */
export const nothingOptional = <Rules extends InputRules>(rules: Rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([, { required, requiredOfNew }]) => !required && !requiredOfNew)
      .map(([name]) => [name, null]),
  ) as Record<Optional<Rules>, null>;
