import type { Call } from './call.ts';

/** `form` of the body; the key may also come as the header `Idempotency-Key`. */
function form({ body, headers }: Call): { form: unknown } {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return { form: body.form };
  return { form: { ...(typeof body.form === 'object' ? body.form : {}), key } };
}

/** Variables of what a public form sends, with what guards it. */
export const withForm = (variables: (call: Call) => object) => (call: Call) => ({
  ...variables(call),
  ...form(call),
});
