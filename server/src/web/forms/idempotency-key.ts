import { createHash } from 'node:crypto';

/** Milliseconds in which the same, sent again by the same browser, is a repetition and nothing new. */
const sameWithin = 15 * 60 * 1000;

/**
 * A page is kept as bytes that are the same for everybody, so a form in it cannot carry a key of its own. What was
 * typed, where it came from and the quarter of an hour make one: a double tap or a reload is then one record.
 */
export function idempotencyKeyOf(
  id: string,
  from: { ip: string; userAgent: string },
  fields: object,
): string {
  const quarter = Math.floor(Date.now() / sameWithin);
  const { ip, userAgent } = from;
  return createHash('sha256')
    .update(JSON.stringify([id, ip, userAgent, quarter, fields]))
    .digest('hex');
}
