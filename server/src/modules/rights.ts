// What each role may do. The table is rights.json: access rules, `User.rights`, the screens and docs/rights.md take it from there.
import { rightsOfRole } from '../generated/rights.ts';
import type { Right, Role } from '../generated/schema.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';

/** Each right in the words of a refusal: "Your role does not let you …". */
export const rightWords: Readonly<Record<Right, string>> = {
  signedIn: 'use the staff area',
  readContent: 'read content that is not published',
  writeContent: 'change content',
  readOffice: 'read what visitors sent',
  writeOffice: 'answer or change what visitors sent',
  readHealth: 'read health data',
  exportOffice: 'export what visitors sent',
  handleMoney: 'set prices or write down money',
  readTravellers: 'read passports and dates of birth',
  readAddresses: 'read IP addresses',
  erasePersons: 'erase a person',
  manageStaff: 'decide who may sign in and how the site is run',
};

export { rightsOfRole };

export const roles = Object.keys(rightsOfRole) as Role[];

/** Whether who asks has this right. */
export const may = ({ user }: Pick<Actor, 'user'>, right: Right): boolean =>
  user !== null && rightsOfRole[user.role].includes(right);

/** Throws UNAUTHENTICATED or FORBIDDEN unless who asks has this right. */
export function demandRight(actor: Pick<Actor, 'user'>, right: Right): void {
  if (!actor.user) throw new AppError('UNAUTHENTICATED', 'Please sign in to do this.');
  if (may(actor, right)) return;
  const message = `Your role does not let you ${rightWords[right]}. Please ask an owner: it needs the right "${right}".`;
  throw new AppError('FORBIDDEN', message);
}
