import { randomBytes } from 'node:crypto';

/** A new reference of a try to pay for a booking: formed as those of donations, with a letter before, so that the kind is known by its form. */
export const newAttemptReference = () => `B${Date.now()}-${randomBytes(12).toString('hex')}`;

/** Whether we can have made it; others need not be looked for. */
export const isAttemptReference = (text: string) => /^B\d{13}-[0-9a-f]{24}$/.test(text);
