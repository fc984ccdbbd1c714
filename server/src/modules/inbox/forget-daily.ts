import type { Idempotency } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import type { RegistrationKeepingService } from '../registrations/registration-keeping.service.ts';
import type { TrashService } from '../trash/trash.service.ts';
import type { InboxTrashService } from './inbox-trash.service.ts';

interface Keepers {
  registrationKeeping: RegistrationKeepingService;
  newsletter: NewsletterService;
  activity: ActivityService;
  idempotency: Idempotency;
  trash: TrashService;
  inboxTrash: InboxTrashService;
  /** Of mails by recipient, see recipient-limits.ts. */
  mailCounts: { removeOld(): Promise<number> };
}

/** Every night, at 03:15 in Kampala: what has been kept for long enough goes. */
export function forgetDaily(jobs: Jobs, keepers: Keepers): void {
  const { registrationKeeping, newsletter, activity, idempotency, trash, inboxTrash, mailCounts } = keepers;
  jobs.work('forget', {}, async () => {
    await registrationKeeping.anonymiseOld();
    await newsletter.forgetUnconfirmed();
    await activity.forgetOld();
    await idempotency.deleteOld();
    await trash.forgetOld();
    await inboxTrash.forgetOld();
    await mailCounts.removeOld();
  });
  jobs.schedule('forget', '15 0 * * *');
}
