// Tokens that let their holder in: given out once, kept as a hash only.
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that are safe in addresses and cookies. */
export const newToken = () => randomBytes(32).toString('base64url');

/** SHA-256 in hex: enough for a token that nobody can guess. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
