import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether Flutterwave sent this event. Newer accounts sign the bytes of the body (`flutterwave-signature`: HMAC-SHA256 in
 * base64), older ones send the secret itself (`verif-hash`). Either shows that the sender knows the secret.
 */
export function isGenuineEvent(secret: string, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return isSame(headers['flutterwave-signature'], signature) || isSame(headers['verif-hash'], secret);
}

/** In the same time for every wrong one; hashes, because only equally long texts can be compared so. */
function isSame(given: string | string[] | undefined, right: string): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(right));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
