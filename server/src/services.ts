// The modules put together, each given what it needs and nothing more.
import { createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { AccountsService } from './modules/accounts/accounts.service.ts';
import { InvitationsService } from './modules/accounts/invitations.service.ts';
import { KnownDevices } from './modules/accounts/login/known-devices.ts';
import { LoginChallenges } from './modules/accounts/login/login-challenges.ts';
import { LoginThrottle } from './modules/accounts/login/login-throttle.ts';
import { PasswordsService } from './modules/accounts/passwords.service.ts';
import { createPasswordHash, type PasswordHash } from './modules/accounts/passwords.ts';
import { PeopleService } from './modules/accounts/people.service.ts';
import { SessionsService } from './modules/accounts/sessions/sessions.service.ts';
import { SetupService } from './modules/accounts/setup.service.ts';
import { StaffService } from './modules/accounts/staff.service.ts';
import { TwoFactorService } from './modules/accounts/two-factor/two-factor.service.ts';
import { ActivityService, activityDays } from './modules/activity/activity.service.ts';
import { ArchiveService } from './modules/archive/archive.service.ts';
import { ContactService } from './modules/contact/contact.service.ts';
import { Content } from './modules/content/content.ts';
import type { ContentType } from './modules/content/content-type.ts';
import { PagePaths } from './modules/content/pages/page-paths.ts';
import { PreviewLinks } from './modules/content/pages/preview-links.ts';
import type { PictureSource } from './modules/content/picture-source.ts';
import { PublishingService } from './modules/content/publishing.service.ts';
import { CustomersService } from './modules/customers/customers.service.ts';
import { DemoContentService } from './modules/demo-content/demo-content.service.ts';
import { DonationAccountsService } from './modules/donations/accounts/donation-accounts.service.ts';
import { anonymiseDonors } from './modules/donations/anonymise-donors.ts';
import { DonationsService } from './modules/donations/donations.service.ts';
import { DraftsService } from './modules/drafts/drafts.service.ts';
import { GalleryPicturesService } from './modules/gallery/gallery-pictures.service.ts';
import { FormGuard } from './modules/inbox/form-guard.ts';
import { InboxTrashService } from './modules/inbox/inbox-trash.service.ts';
import { UnreadService } from './modules/inbox/unread.service.ts';
import { ChangesService } from './modules/live/changes.service.ts';
import { LettersService } from './modules/mail/letters.service.ts';
import { MailService } from './modules/mail/mail.service.ts';
import { removeOldCounts } from './modules/mail/recipient-limits.ts';
import { MediaCatalogue } from './modules/media/library/media-catalogue.ts';
import { MediaLibraryService } from './modules/media/library/media-library.service.ts';
import { MediaReplacement } from './modules/media/library/media-replacement.ts';
import { MediaUsesService } from './modules/media/library/media-uses.service.ts';
import { MediaService } from './modules/media/media.service.ts';
import { IssueArchiveService } from './modules/newsletter/issues/issue-archive.service.ts';
import { IssueContents } from './modules/newsletter/issues/issue-content.ts';
import { IssuePreviewsService } from './modules/newsletter/issues/issue-previews.service.ts';
import { IssuesService } from './modules/newsletter/issues/issues.service.ts';
import { NewsletterSender } from './modules/newsletter/issues/sender.ts';
import { SendingService } from './modules/newsletter/issues/sending.service.ts';
import { NewsletterService } from './modules/newsletter/newsletter.service.ts';
import { NewsletterLinks } from './modules/newsletter/newsletter-links.ts';
import { SubscriberFilesService } from './modules/newsletter/subscriber-files.service.ts';
import { SubscriberLinks } from './modules/newsletter/subscriber-links.ts';
import { NotesService } from './modules/office/notes.service.ts';
import { RemindersService } from './modules/office/reminders.service.ts';
import { SubjectsService } from './modules/office/subjects.service.ts';
import { TimelineService } from './modules/office/timeline.service.ts';
import { WorkService } from './modules/office/work.service.ts';

import { PdfFilesService } from './modules/pdf-files/pdf-files.service.ts';
import type { PersonalTable } from './modules/personal-table.ts';
import { PersonsService } from './modules/persons/persons.service.ts';
import { readRetentionPlan } from './modules/persons/retention-plan.ts';
import { PostRulesService } from './modules/posts/post-rules.service.ts';
import { RedirectMap } from './modules/redirects/redirect-map.ts';
import { RedirectsService } from './modules/redirects/redirects.service.ts';
import { ConsentsService } from './modules/registrations/consents.service.ts';
import { RegistrationMonthsService } from './modules/registrations/months/registration-months.service.ts';
import { RegistrationRetentionService } from './modules/registrations/registration-retention.service.ts';
import { RegistrationsService } from './modules/registrations/registrations.service.ts';
import { AttachmentsService } from './modules/replies/attachments.service.ts';
import { RepliesService } from './modules/replies/replies.service.ts';
import { ReplyOutboxService } from './modules/replies/reply-outbox.service.ts';
import { RevisionsService } from './modules/revisions/revisions.service.ts';
import { SearchService } from './modules/search/search.service.ts';
import type { SearchSource } from './modules/search-source.ts';
import { CompanyProfileService } from './modules/settings/profile/company-profile.service.ts';
import { SettingsService } from './modules/settings/settings.service.ts';
import { settingsGroups } from './modules/settings/settings-groups.ts';
import { SettingsPreviewsService } from './modules/settings/settings-previews.service.ts';
import { StatsService } from './modules/stats/stats.service.ts';
import { TrashService } from './modules/trash/trash.service.ts';
import { UpcomingService } from './modules/upcoming/upcoming.service.ts';
import type { UpcomingSource } from './modules/upcoming-source.ts';
import { type BulkMail, bulkMailOver } from './platform/bulk-mail/bulk-mail.ts';
import type { ContentChanges } from './platform/database/content-changes.ts';
import { Idempotency } from './platform/idempotency.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { scheduleRetention } from './platform/jobs/retention.ts';
import type { MailTransport } from './platform/mail-transport.ts';
import { createFlutterwave } from './platform/payments/flutterwave.ts';
import { createSandboxPayments } from './platform/payments/sandbox.ts';
import { createPdfMaker } from './platform/pdf/pdf-maker.ts';
import { createKeyedHash } from './platform/sealing/keyed-hash.ts';
import { createSealedText } from './platform/sealing/sealed-text.ts';
import { createTokenSigner } from './platform/sealing/signed-token.ts';
import { createStoredHash } from './platform/sealing/stored-hash-secret.ts';
import type { Storage } from './platform/storage/storage.ts';

export interface ServicesDeps {
  config: Pick<
    Config,
    | 'adminSignup'
    | 'dataDir'
    | 'dataKeys'
    | 'flutterwave'
    | 'jwtSecret'
    | 'mode'
    | 'officeEmail'
    | 'ownerEmail'
    | 'pictures'
    | 'publicUrl'
    | 'rateLimits'
    | 'registrationRetentionDays'
    | 'messageRetentionDays'
    | 'unsubscribedRetentionDays'
    | 'donorRetentionYears'
  >;
  /** Connected. */
  db: DataSource;
  changes: ContentChanges;
  storage: Storage;
  jobs: Jobs;
  mailTransport: MailTransport;
  /** For thousands of one kind; over `mailTransport` when left out. */
  bulkMail?: BulkMail;
  /** From features.ts, which knows the resolvers too and so cannot be known here. */
  contentTypes: readonly ContentType[];
  counters: Readonly<Record<string, string>>;
  pictureSources: readonly PictureSource[];
  searchSources: readonly SearchSource[];
  upcomingSources: readonly UpcomingSource[];
  personalTables: Readonly<Record<string, PersonalTable>>;
  /** As slow as it should be, when left out. */
  passwordHash?: PasswordHash;
}

export type Services = ReturnType<typeof createServices>;

export function createServices({
  config,
  db,
  changes,
  storage,
  jobs,
  mailTransport,
  contentTypes,
  counters,
  pictureSources,
  searchSources,
  upcomingSources,
  personalTables,
  passwordHash = createPasswordHash(),
  bulkMail = bulkMailOver(mailTransport),
}: ServicesDeps) {
  const activity = new ActivityService(db);
  const sealed = createSealedText(config.dataKeys);
  const { publicUrl } = config;
  const mediaUses = new MediaUsesService(db, pictureSources);
  /** What visitors are told of how long something is kept. */
  const retentionPeriods = {
    registrationDays: config.registrationRetentionDays,
    messageDays: config.messageRetentionDays,
    unsubscribedDays: config.unsubscribedRetentionDays,
    donorYears: config.donorRetentionYears,
    activityDays,
  };
  const settings = new SettingsService({
    ...{ db, changes, activity, publicUrl },
    mode: config.mode,
    groups: settingsGroups,
    periods: retentionPeriods,
  });
  const { officeEmail, rateLimits, registrationRetentionDays: retentionDays } = config;
  const attachments = new AttachmentsService(db, sealed);
  const outbox = new ReplyOutboxService({ db, sealed, attachments, officeEmail });
  const mail = new MailService({
    replies: outbox,
    ...{ jobs, transport: mailTransport, publicUrl, sealed, mediaUses },
    look: () => settings.mailLook(),
  });
  const throttle = new LoginThrottle();
  const { adminSignup: signup, mode, ownerEmail } = config;
  const invitations = new InvitationsService({ db, activity, mail, signup, publicUrl });
  const signer = createTokenSigner(config.jwtSecret);
  const devices = new KnownDevices(signer);
  const challenges = new LoginChallenges(signer);
  const signingKey = createSecretKey(config.jwtSecret, 'utf8');
  const sessions = new SessionsService({ db, activity, devices, signingKey });
  const formGuard = new FormGuard({ signer, rateLimits });
  const idempotency = new Idempotency(db, createKeyedHash(config.jwtSecret, 'idempotency'));
  const setup = new SetupService({ db, mail, signer, mode, ownerEmail, publicUrl });
  const inboxTrash = new InboxTrashService({ db, jobs, activity });
  const timeline = new TimelineService({ db, sealed });
  const office = { db, activity, sealed, timeline };
  const work = new WorkService(office);
  const inbox = {
    ...{ db, activity, mail, guard: formGuard, idempotency, officeEmail, publicUrl, signer, sealed },
    trash: inboxTrash,
    timeline,
  };
  const consents = new ConsentsService(db, settings);
  const addressHash = createStoredHash(db, sealed, 'newsletter addresses');
  const newsletter = new NewsletterService({ ...inbox, addressHash });
  const contact = new ContactService(inbox);
  const registrations = new RegistrationsService({ ...inbox, consents });
  const registrationRetention = new RegistrationRetentionService({
    db,
    retentionDays,
    texts: [timeline, outbox],
  });
  // The settings of a deployment always name the real one.
  const sandbox = createSandboxPayments(db);
  const payments = config.flutterwave ? createFlutterwave(config.flutterwave) : sandbox;
  const donations = new DonationsService({
    ...{ db, guard: formGuard, idempotency, jobs, mail, payments, publicUrl, settings },
  });
  const contentDeps = { db, changes, activity, idempotency, publicUrl };
  const content = new Content(contentTypes, contentDeps);
  const revisions = new RevisionsService({
    db,
    save: { ...content.saveDocument, settings: settings.saveDocument },
  });
  const drafts = new DraftsService(db);
  const redirects = new RedirectsService(contentDeps);
  const pagePaths = new PagePaths(
    changes,
    async () => (await settings.published()).addresses?.readable ?? null,
  );
  const issueContents = new IssueContents(content, pagePaths);
  const letters = new LettersService({ publicUrl, look: () => settings.mailLook() });
  const newsletterIssues = new IssuesService({ db, changes, activity, idempotency, letters });
  const media = new MediaService({ db, storage, changes, activity, publicUrl, pictures: config.pictures });
  const mediaLibrary = new MediaLibraryService({ db, changes, activity, media, uses: mediaUses });
  const settingsPreviews = new SettingsPreviewsService({
    ...{ settings, groups: settingsGroups, signer, publicUrl },
    draftOf: (userId, group) => drafts.documentOf(userId, group),
  });
  const pdfFiles = new PdfFilesService({ db, storage, activity });
  const trash = new TrashService({ db, content, inbox: inboxTrash, media: mediaLibrary });
  const retention = {
    registrations: () => registrationRetention.anonymiseOld(),
    subscribers: () => newsletter.purgeUnconfirmed(),
    unsubscribed: () => newsletter.removeAddresses(config.unsubscribedRetentionDays),
    messages: () => contact.deleteOld(config.messageRetentionDays),
    donors: () => anonymiseDonors(db, config.donorRetentionYears),
    activities: () => activity.purgeOld(),
    'idempotency-keys': () => idempotency.deleteOld(),
    trash: () => trash.purgeOld(),
    inbox: () => inboxTrash.purgeOld(),
    media: () => mediaLibrary.purgeOld(),
    'pdf-files': () => pdfFiles.purgeUnused(),
    'mail-counts': () => removeOldCounts(db),
    revisions: () => revisions.purgeOld(),
    drafts: () => drafts.purgeOld(),
    redirects: () => redirects.purgeDeleted(),
    'newsletter-issues': () => newsletterIssues.purgeDeleted(),
    attachments: () => attachments.purgeUnused(),
  };
  scheduleRetention(jobs, retention);
  const makePdf = createPdfMaker();
  return {
    activity,
    accounts: new AccountsService({
      db,
      activity,
      mail,
      sessions,
      invitations,
      setup,
      throttle,
      devices,
      challenges,
      sealed,
      passwordHash,
      signup,
    }),
    invitations,
    setup,
    passwords: new PasswordsService({
      db,
      activity,
      mail,
      jobs,
      throttle,
      devices,
      sealed,
      passwordHash,
      publicUrl,
    }),
    people: new PeopleService({ db, activity, mail }),
    sessions,
    staff: new StaffService(db),
    twoFactor: new TwoFactorService({ db, activity, mail, sealed, throttle, passwordHash, publicUrl }),
    mail,
    media,
    archive: new ArchiveService({
      ...{ db, changes, activity, media, pdfFiles, settings, redirects, signer, publicUrl },
      types: contentTypes,
      groups: settingsGroups,
      folder: join(config.dataDir, 'imports'),
    }),
    mediaLibrary,
    mediaUses,
    mediaReplacement: new MediaReplacement({
      ...{ db, changes, content, settings },
      ...{ library: mediaLibrary, uses: mediaUses },
    }),
    galleryPictures: new GalleryPicturesService({ content, library: mediaLibrary }),
    mediaCatalogue: new MediaCatalogue({ db, jobs, media, types: contentTypes }),
    content,
    revisions,
    drafts,
    demoContent: new DemoContentService({
      ...{ db, content, settings, revisions },
      groups: settingsGroups,
      isDemo: mode === 'demo',
    }),
    pagePaths,
    redirects,
    redirectMap: new RedirectMap(db, changes),
    trash,
    inboxTrash,
    previews: new PreviewLinks(signer, publicUrl),
    publishing: new PublishingService({ ...contentDeps, jobs, types: contentTypes }),
    postRules: new PostRulesService({ db, changes, jobs }),
    formGuard,
    idempotency,
    unread: new UnreadService(db),
    timeline,
    work,
    notes: new NotesService(office),
    reminders: new RemindersService(office),
    subjects: new SubjectsService(db),
    consents,
    registrations,
    customers: new CustomersService({ db, registrations, contact }),
    registrationMonths: new RegistrationMonthsService(db),
    registrationRetention,
    retention,
    retentionPeriods,
    settings,
    settingsPreviews,
    pdfFiles,
    companyProfile: new CompanyProfileService({ settings, media, pdfFiles, makePdf }),
    contact,
    attachments,
    replies: new RepliesService({ ...office, idempotency, settings, mail, attachments, work, officeEmail }),
    newsletter,
    subscriberFiles: new SubscriberFilesService({ db, jobs, activity, newsletter, addressHash }),
    subscriberLinks: new SubscriberLinks({ db, signer, publicUrl }),
    letters,
    newsletterIssues,
    newsletterPreviews: new IssuePreviewsService({ db, contents: issueContents, mail, letters }),
    newsletterArchive: new IssueArchiveService(db),
    newsletterSending: new SendingService({ db, changes, activity, jobs, contents: issueContents }),
    newsletterSender: new NewsletterSender({
      ...{ db, changes, jobs, bulkMail, contents: issueContents, mediaUses, letters },
      links: new NewsletterLinks(signer, publicUrl),
    }),
    donations,
    officeChanges: new ChangesService({
      ...{ db, jobs },
      rows: {
        registration: (ids) => registrations.listed(ids),
        message: (ids) => contact.listed(ids),
        subscriber: (ids) => newsletter.listed(ids),
        donation: (ids) => donations.listed(ids),
      },
    }),
    donationAccounts: new DonationAccountsService({ db, activity, mail, settings, makePdf }),
    /** Null where real money is taken. */
    sandbox: payments === sandbox ? sandbox : null,
    persons: new PersonsService({ db, activity, sealed, mail, addressHash, tables: personalTables }),
    retentionPlan: () => readRetentionPlan(db, retentionPeriods),
    stats: new StatsService(db, counters),
    search: new SearchService(db, searchSources),
    upcoming: new UpcomingService(db, upcomingSources),
  };
}
