import { Accounts1700000000001 } from './migrations/001-accounts.ts';
import { Programs1700000000002 } from './migrations/002-programs.ts';
import { Media1700000000003 } from './migrations/003-media.ts';
import { Content1700000000004 } from './migrations/004-content.ts';

/** Every migration in the order of its number. They only go forward; one that has been released is never edited. */
export const migrations = [
  Accounts1700000000001,
  Programs1700000000002,
  Media1700000000003,
  Content1700000000004,
];
