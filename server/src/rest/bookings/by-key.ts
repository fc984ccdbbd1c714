// What guests do with a key, which is a secret: it is sent in the body and never stands in an address.
import { fields } from '../call.ts';
import type { OperationRoute } from '../route.ts';

/** Rows whose fields are the key and those of their example. No example can have a key that opens something. */
export const byKey =
  (keyName: 'bookingKey' | 'quoteKey', missing: string) =>
  (path: string, operation: OperationRoute['operation'], others: Record<string, unknown> = {}) => {
    const example = { [keyName]: 'AAAAAAAAAAAAAAAAAAAAAA', ...others };
    const variables = fields(...Object.keys(example));
    return { method: 'POST', path, operation, variables, example, missing, exampleStatus: 404 };
  };
