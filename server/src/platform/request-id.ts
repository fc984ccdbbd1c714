import { randomBytes } from 'node:crypto';

const instance = randomBytes(6).toString('base64url');
let count = 0;

/** A name for one request, in logs and in the `X-Request-Id` header of its answer. */
export function nextRequestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}
