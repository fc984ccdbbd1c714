// The name of a request: in log lines, in the `X-Request-Id` header of its answer, and in what follows from it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ownTraceparent } from './tracing/tracing.ts';

const instance = randomBytes(6).toString('base64url');
let count = 0;

/** A new name. */
export function nextRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}

/** What a name of others may look like: it goes into logs, headers and the queue. */
const valid = /^[A-Za-z0-9._-]{1,128}$/;

export type NameRequest = (req: IncomingMessage) => string;

/** Names requests; with a trusted proxy in front a request keeps the name that comes with it. */
export function nameRequests(trustProxy: number): NameRequest {
  if (trustProxy === 0) return nextRequestId;
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && valid.test(given) ? given : nextRequestId();
  };
}

/** What is known of a request; `traceparent` names the trace it belongs to, for those who keep one. */
export interface Cause {
  requestId?: string;
  traceparent?: string;
}

const scope = new AsyncLocalStorage<Cause>();

/** Runs `work` as part of a request, or of none: log lines of it and jobs that it sends carry the name. */
export const asPartOf = <T>(cause: Cause, work: () => T): T => scope.run(cause, work);

/** Of the request that is being answered, or that caused the job which is being done. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/** What follows from now: the request by its name, and the span that goes on, or else the trace it came with. */
export const currentCause = (): Cause => ({
  requestId: currentRequestId(),
  traceparent: ownTraceparent() ?? scope.getStore()?.traceparent,
});
