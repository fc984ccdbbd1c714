import type { ReportLimit } from './limits/count-call.ts';

/** The contract's `Role`. */
export type StaffRole = 'owner' | 'editor' | 'content' | 'office' | 'viewer';

/** Who asks. Services are given this, never a request. */
export interface Actor {
  /** The signed-in person, or null for a visitor. */
  user: { id: number; email: string; role: StaffRole } | null;
  /** The sign-in of that person. */
  sessionId?: string;
  /** True when an owner demands two-factor sign-in of everybody and this account has none yet. */
  twoFactorMissing?: boolean;
  /** True when a token came along that is not (or no longer) good: a visitor who believes to be signed in. */
  tokenRefused?: boolean;
  /** Address the request came from (behind a trusted proxy: the visitor's). */
  ip: string;
  userAgent: string;
  /** True within a change of many records that one entry of the activity sums up. */
  isInBulk?: boolean;
  /** Tells the caller of a limit that this call counts against; pages tell nobody. */
  reportLimit?: ReportLimit;
}
