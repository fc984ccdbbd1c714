// The `traceparent` of W3C Trace Context: which trace a request belongs to, as those in front of us tell it.
import type { IncomingMessage } from 'node:http';

/** Version, trace, span and flags. Version ff and ids of zeros alone are none. */
const valid = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

export type TraceparentOf = (req: Pick<IncomingMessage, 'headers'>) => string | undefined;

/** Reads what a request follows from; with no trusted proxy in front it follows from nothing. */
export function traceparents(trustProxy: number): TraceparentOf {
  if (trustProxy === 0) return () => undefined;
  return ({ headers: { traceparent } }) =>
    typeof traceparent === 'string' && valid.test(traceparent) ? traceparent : undefined;
}
