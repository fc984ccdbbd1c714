import { randomBytes } from 'node:crypto';

/** A new reference: the time, so that people can find it, and a random part, so that nobody can guess it. */
export const newReference = () => `${Date.now()}-${randomBytes(12).toString('hex')}`;

/** Whether we can have made it; others need not be looked for. */
export const isReference = (text: string) => /^\d{13}-[0-9a-f]{24}$/.test(text);
