import { Accounts1700000000001 } from './migrations/001-accounts.ts';
import { Programs1700000000002 } from './migrations/002-programs.ts';
import { Media1700000000003 } from './migrations/003-media.ts';
import { Content1700000000004 } from './migrations/004-content.ts';
import { Inbox1700000000005 } from './migrations/005-inbox.ts';
import { Donations1700000000006 } from './migrations/006-donations.ts';
import { Accounts1700000000007 } from './migrations/007-accounts.ts';
import { Trash1700000000008 } from './migrations/008-trash.ts';
import { Publishing1700000000009 } from './migrations/009-publishing.ts';
import { PostList1700000000010 } from './migrations/010-post-list.ts';
import { LastSeen1700000000011 } from './migrations/011-last-seen.ts';
import { SeenAndAlt1700000000012 } from './migrations/012-seen-and-alt.ts';
import { MailLimits1700000000013 } from './migrations/013-mail-limits.ts';
import { Idempotency1700000000014 } from './migrations/014-idempotency.ts';
import { SetupToken1700000000015 } from './migrations/015-setup-token.ts';
import { PostRules1700000000016 } from './migrations/016-post-rules.ts';
import { PublishedFrom1700000000017 } from './migrations/017-published-from.ts';
import { LostRefreshes1700000000018 } from './migrations/018-lost-refreshes.ts';
import { FoldedSearch1700000000019 } from './migrations/019-folded-search.ts';
import { DataKeyCanaries1700000000020 } from './migrations/020-data-key-canaries.ts';
import { TwoFactor1700000000021 } from './migrations/021-two-factor.ts';
import { DonorRetention1700000000022 } from './migrations/022-donor-retention.ts';
import { RemovedAddresses1700000000023 } from './migrations/023-removed-addresses.ts';
import { InboxReads1700000000024 } from './migrations/024-inbox-reads.ts';

/** Every migration in the order of its number. They only go forward; one that has been released is never edited. */
export const migrations = [
  Accounts1700000000001,
  Programs1700000000002,
  Media1700000000003,
  Content1700000000004,
  Inbox1700000000005,
  Donations1700000000006,
  Accounts1700000000007,
  Trash1700000000008,
  Publishing1700000000009,
  PostList1700000000010,
  LastSeen1700000000011,
  SeenAndAlt1700000000012,
  MailLimits1700000000013,
  Idempotency1700000000014,
  SetupToken1700000000015,
  PostRules1700000000016,
  PublishedFrom1700000000017,
  LostRefreshes1700000000018,
  FoldedSearch1700000000019,
  DataKeyCanaries1700000000020,
  TwoFactor1700000000021,
  DonorRetention1700000000022,
  RemovedAddresses1700000000023,
  InboxReads1700000000024,
];
