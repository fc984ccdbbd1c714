// What the signed-in person may do. The server decides; the screens leave out what it would refuse.
import { rightOfCall, rightsOfRole } from '../../generated/rights.ts';
import type { Right, Role } from '../../generated/schema.ts';
import { useSavedPlace } from '../../lib/session/saved-place.ts';
import { useSession } from '../../lib/session/session.ts';

export const mayAs = (role: Role, right: Right): boolean => rightsOfRole[role].includes(right);

/** Whether who is signed in has this right; whose session just ended keeps what is on screen. */
export function useMay(right: Right): boolean {
  const { user } = useSession();
  const { ended } = useSavedPlace();
  const person = user ?? ended;
  // Nobody sees a screen without a sign-in.
  return !person || mayAs(person.role, right);
}

/** Whether who is signed in may make this call of the contract, such as `updateProgram`. */
export const useMayCall = (call: keyof typeof rightOfCall): boolean => useMay(rightOfCall[call]);
