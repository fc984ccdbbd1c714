// A guest, and what stands around who writes to us.
import { createHash } from 'node:crypto';
import type { Api } from '../api.ts';

export interface Guest {
  email: string;
  name: string;
  /** A first name that the office changes later. */
  nameBefore?: string;
  /** What became of the mails about them. */
  post: 'sent' | 'failed' | 'waiting';
  does: readonly Deed[];
}

export type Deed =
  | 'register'
  | 'write'
  | 'subscribe'
  | 'donate'
  | 'ask for a password'
  | 'book'
  | 'wait for seats';

export const addressOf = ({ email }: Guest) => email.toLowerCase();

/** A word that is in all that a guest writes, and in nothing else; short enough for every field. */
export const markOf = (guest: Guest) =>
  `zx${createHash('sha256').update(addressOf(guest)).digest('hex').slice(0, 32)}xz`;

/** Whatever was asked for, by its names. */
type Answer = Awaited<ReturnType<Api['graphql']>>['body']['data'];

/** Asks as staff. */
export type Staff = (query: string, variables?: object) => Promise<Answer>;

export interface Scene {
  mark: string;
  visitor: (query: string, variables: object) => Promise<Answer>;
  staff: Staff;
  api: Api;
}
