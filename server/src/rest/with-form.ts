import { keyOf } from './call.ts';
import type { Call } from './route.ts';

/** `form` of the body; the key may also come as the header `Idempotency-Key`. */
function form(call: Call): { form: unknown } {
  const { body } = call;
  const key = keyOf(call);
  if (key === undefined) return { form: body.form };
  return { form: { ...(typeof body.form === 'object' ? body.form : {}), key } };
}

/** Variables of what a public form sends, with what guards it. */
export const withForm = (variables: (call: Call) => object) => (call: Call) => ({
  ...variables(call),
  ...form(call),
});
