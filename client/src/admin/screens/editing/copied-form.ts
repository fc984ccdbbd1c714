import type { Form, Values } from '../form/form.tsx';

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
