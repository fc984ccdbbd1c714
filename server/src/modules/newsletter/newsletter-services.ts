// The services of the newsletter put together.
import type { DataSource } from 'typeorm';
import type { BulkMail } from '../../platform/bulk-mail/bulk-mail.ts';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { KeyedHash } from '../../platform/sealing/keyed-hash.ts';
import type { TokenSigner } from '../../platform/sealing/signed-token.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Content } from '../content/content.ts';
import type { PagePaths } from '../content/pages/page-paths.ts';
import type { FormGuard } from '../inbox/form-guard.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MailComposer } from '../mail/mail-composer.service.ts';
import type { MediaUsesService } from '../media/library/media-uses.service.ts';
import type { TracesService } from '../persons/traces.service.ts';
import { IssueArchiveService } from './issues/issue-archive.service.ts';
import { IssueContents } from './issues/issue-content.ts';
import { IssuePreviewsService } from './issues/issue-previews.service.ts';
import { IssuesService } from './issues/issues.service.ts';
import { NewsletterSender } from './issues/sender.ts';
import { SendingService } from './issues/sending.service.ts';
import { NewsletterService } from './newsletter.service.ts';
import { NewsletterLinks } from './newsletter-links.ts';
import { SubscriberFilesService } from './subscriber-files.service.ts';
import { SubscriberLinks } from './subscriber-links.ts';

interface NewsletterDeps {
  db: DataSource;
  changes: ContentChanges;
  activity: ActivityService;
  idempotency: Idempotency;
  jobs: Jobs;
  mail: MailService;
  bulkMail: BulkMail;
  composer: MailComposer;
  mediaUses: MediaUsesService;
  guard: FormGuard;
  content: Content;
  pagePaths: PagePaths;
  signer: TokenSigner;
  traces: TracesService;
  addressHash(): Promise<KeyedHash>;
  publicUrl: string;
  unsubscribedRetentionDays: number;
}

export function createNewsletterServices(given: NewsletterDeps) {
  const { db, signer, publicUrl } = given;
  const deps = { ...given, contents: new IssueContents(given.content, given.pagePaths) };
  const newsletter = new NewsletterService(deps);
  const newsletterIssues = new IssuesService(deps);
  return {
    services: {
      newsletter,
      newsletterArchive: new IssueArchiveService(db),
      newsletterIssues,
      newsletterPreviews: new IssuePreviewsService(deps),
      newsletterSender: new NewsletterSender({ ...deps, links: new NewsletterLinks(signer, publicUrl) }),
      newsletterSending: new SendingService(deps),
      subscriberFiles: new SubscriberFilesService({ ...deps, newsletter }),
      subscriberLinks: new SubscriberLinks(deps),
    },
    retention: {
      subscribers: () => newsletter.purgeUnconfirmed(),
      unsubscribed: () => newsletter.removeAddresses(given.unsubscribedRetentionDays),
      'newsletter-issues': () => newsletterIssues.purgeDeleted(),
    },
  };
}
