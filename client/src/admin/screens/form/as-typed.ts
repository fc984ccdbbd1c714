import type { Form, Values } from './form.tsx';

/** A document that holds the fields of an input, such as a revision's, as the form would show it. */
export function asTyped(
  { labels, read }: Pick<Form<never>, 'labels' | 'read'>,
  document: Record<string, unknown>,
): Values {
  const fields = Object.keys(labels).map((name) => [name, document[name] ?? null]);
  return read(Object.fromEntries(fields) as never);
}
