import { roles } from '../src/modules/rights.ts';
import type { StaffRole } from '../src/platform/actor.ts';
import type { Api } from './api.ts';

/** A token of a new account of each role, in an installation where nobody has one yet. */
export async function tokensOfRoles(api: Api): Promise<Record<StaffRole, string>> {
  const made: Partial<Record<StaffRole, string>> = {};
  // The first account is the owner's.
  for (const role of ['owner', ...roles.filter((role) => role !== 'owner')] as const) {
    const email = `${role}@example.org`;
    made[role] = await api.tokenOf(email);
    await api.db.query('UPDATE users SET role = $1 WHERE email = $2', [role, email]);
  }
  return made as Record<StaffRole, string>;
}
