// Words in braces, such as `{name}`, that stand for a value.
const variable = /\{(\w+)\}/g;

/** The text with the variables that are known filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(variable, (whole, name) => values[name] ?? whole);

/** The variables that a text holds. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(variable)].map(([, name]) => name ?? '');
