import type { ServerDraft } from '../drafts/server-drafts.ts';
import { asTyped } from '../form/as-typed.ts';
import type { Form, Values } from '../form/form.tsx';
import type { Row } from '../resource.ts';

/** A draft that the server kept as the form goes on with it: its fields, and what they were when it was begun. */
export function draftFrom<T extends Row>(
  { document, baseVersion, base }: ServerDraft,
  item: T | null,
  form: Form<T>,
  /** It was kept as it would be sent. */
  asSent = false,
): { version: number | null; base: Values | null; values: Values } {
  const original = item ? form.read(item) : form.blank();
  // The form may have got other fields since.
  const typedThen = asSent ? asTyped(form, document) : document;
  const known = Object.entries(typedThen).filter(([name, typed]) => typeof typed === typeof original[name]);
  const values = { ...original, ...(Object.fromEntries(known) as Values) };
  if (baseVersion === (item?.version ?? null)) return { version: baseVersion, base: original, values };
  return { version: baseVersion, base: base ? asTyped(form, base) : null, values };
}
