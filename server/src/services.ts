// The modules put together, each given what it needs and nothing more.
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import { createAccountServices } from './modules/accounts/account-services.ts';
import { createPasswordHash, type PasswordHash } from './modules/accounts/passwords.ts';
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
import { MailService } from './modules/mail/mail.service.ts';
import { MailComposer } from './modules/mail/mail-composer.service.ts';
import { removeOldCounts } from './modules/mail/recipient-limits.ts';
import { libraryAlt } from './modules/media/library/media-list.ts';
import { MediaUsesService } from './modules/media/library/media-uses.service.ts';
import { createMediaServices } from './modules/media/media-services.ts';
import { createNewsletterServices } from './modules/newsletter/newsletter-services.ts';
import { createOfficeServices } from './modules/office/office-services.ts';
import { PdfFilesService } from './modules/pdf-files/pdf-files.service.ts';
import type { PersonalTable } from './modules/personal-table.ts';
import { PersonExportService } from './modules/persons/person-export.service.ts';
import { PersonsService } from './modules/persons/persons.service.ts';
import { readRetentionPlan } from './modules/persons/retention-plan.ts';
import { TracesService } from './modules/persons/traces.service.ts';
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
import { UnsettledRepliesService } from './modules/replies/unsettled-replies.service.ts';
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
  const { mode, officeEmail, publicUrl, rateLimits } = config;
  const activity = new ActivityService(db);
  const sealed = createSealedText(config.dataKeys);
  const signer = createTokenSigner(config.jwtSecret);
  const idempotency = new Idempotency(db, createKeyedHash(config.jwtSecret, 'idempotency'));
  /** What most services need. */
  const deps = { db, changes, jobs, activity, sealed, signer, idempotency, publicUrl };
  const uses = new MediaUsesService(db, pictureSources);
  /** What visitors are told of how long something is kept. */
  const retentionPeriods = {
    registrationDays: config.registrationRetentionDays,
    messageDays: config.messageRetentionDays,
    unsubscribedDays: config.unsubscribedRetentionDays,
    donorYears: config.donorRetentionYears,
    activityDays,
  };
  const settings = new SettingsService({ ...deps, mode, groups: settingsGroups, periods: retentionPeriods });
  const look = () => settings.mailLook();
  const composer = new MailComposer({ publicUrl, look });
  const attachments = new AttachmentsService(db, sealed);
  const outbox = new ReplyOutboxService({ ...deps, attachments, officeEmail });
  const mail = new MailService({ ...deps, replies: outbox, transport: mailTransport, mediaUses: uses, look });
  const formGuard = new FormGuard({ signer, rateLimits });
  const traces = new TracesService({ ...deps, mail, officeEmail });
  const inboxTrash = new InboxTrashService({ ...deps, traces });
  const office = createOfficeServices(deps);
  const inbox = {
    ...{ ...deps, mail, guard: formGuard, officeEmail },
    ...{ trash: inboxTrash, timeline: office.timeline, traces },
  };
  const consents = new ConsentsService(db, settings);
  const addressHash = createStoredHash(db, sealed, 'newsletter addresses');
  const contact = new ContactService(inbox);
  const registrations = new RegistrationsService({ ...inbox, consents });
  const registrationRetention = new RegistrationRetentionService({
    traces,
    retentionDays: config.registrationRetentionDays,
    texts: [office.timeline, outbox],
  });
  // The settings of a deployment always name the real one.
  const sandbox = createSandboxPayments(db);
  const payments = config.flutterwave ? createFlutterwave(config.flutterwave) : sandbox;
  const donations = new DonationsService({ ...inbox, payments, settings });
  const content = new Content(contentTypes, { ...deps, altOf: libraryAlt });
  const revisions = new RevisionsService({
    db,
    save: { ...content.saveDocument, settings: settings.saveDocument },
  });
  const drafts = new DraftsService(db);
  const redirects = new RedirectsService(deps);
  const pagePaths = new PagePaths(
    changes,
    async () => (await settings.published()).addresses?.readable ?? null,
  );
  const media = createMediaServices({
    ...{ ...deps, storage, content, contentTypes, settings, uses },
    pictures: config.pictures,
  });
  const newsletter = createNewsletterServices({
    ...{ ...inbox, bulkMail, composer, mediaUses: uses, content, pagePaths, addressHash },
    unsubscribedRetentionDays: config.unsubscribedRetentionDays,
  });
  const pdfFiles = new PdfFilesService({ db, storage, activity });
  const trash = new TrashService({ db, content, inbox: inboxTrash, media: media.mediaLibrary });
  const retention = {
    registrations: () => registrationRetention.anonymiseOld(),
    ...newsletter.retention,
    messages: () => contact.deleteOld(config.messageRetentionDays),
    donors: () => anonymiseDonors(traces, config.donorRetentionYears),
    activities: () => activity.purgeOld(),
    'idempotency-keys': () => idempotency.deleteOld(),
    trash: () => trash.purgeOld(),
    inbox: () => inboxTrash.purgeOld(),
    media: () => media.mediaLibrary.purgeOld(),
    'pdf-files': () => pdfFiles.purgeUnused(),
    'mail-counts': () => removeOldCounts(db),
    revisions: () => revisions.purgeOld(),
    drafts: () => drafts.purgeOld(),
    redirects: () => redirects.purgeDeleted(),
    attachments: () => attachments.purgeUnused(),
  };
  scheduleRetention(jobs, retention);
  const makePdf = createPdfMaker();
  return {
    activity,
    ...createAccountServices({
      ...{ ...deps, mail, passwordHash, mode },
      ...{ jwtSecret: config.jwtSecret, signup: config.adminSignup, ownerEmail: config.ownerEmail },
    }),
    ...office,
    ...media,
    ...newsletter.services,
    mail,
    composer,
    archive: new ArchiveService({
      ...{ ...deps, media: media.media, pdfFiles, settings, redirects },
      types: contentTypes,
      groups: settingsGroups,
      folder: join(config.dataDir, 'imports'),
    }),
    galleryPictures: new GalleryPicturesService({ content, library: media.mediaLibrary }),
    content,
    revisions,
    drafts,
    demoContent: new DemoContentService({
      ...{ db, content, settings, revisions, activity },
      groups: settingsGroups,
      isDemo: mode === 'demo',
    }),
    pagePaths,
    redirects,
    redirectMap: new RedirectMap(db, changes),
    trash,
    inboxTrash,
    previews: new PreviewLinks(signer, publicUrl),
    publishing: new PublishingService({ ...deps, types: contentTypes }),
    postRules: new PostRulesService(deps),
    formGuard,
    idempotency,
    unread: new UnreadService(db),
    consents,
    registrations,
    customers: new CustomersService({ db, registrations, contact }),
    registrationMonths: new RegistrationMonthsService(db),
    registrationRetention,
    retention,
    retentionPeriods,
    settings,
    settingsPreviews: new SettingsPreviewsService({
      ...{ ...deps, settings, groups: settingsGroups },
      draftOf: (userId, group) => drafts.documentOf(userId, group),
    }),
    pdfFiles,
    companyProfile: new CompanyProfileService({ settings, media: media.media, pdfFiles, makePdf }),
    contact,
    attachments,
    unsettledReplies: new UnsettledRepliesService(inbox),
    replies: new RepliesService({ ...inbox, work: office.work, settings, attachments }),
    donations,
    officeChanges: new ChangesService({
      ...{ db, jobs },
      rows: {
        registration: (ids) => registrations.listed(ids),
        message: (ids) => contact.listed(ids),
        subscriber: (ids) => newsletter.services.newsletter.listed(ids),
        donation: (ids) => donations.listed(ids),
      },
    }),
    donationAccounts: new DonationAccountsService({ ...deps, mail, settings, makePdf }),
    /** Null where real money is taken. */
    sandbox: payments === sandbox ? sandbox : null,
    persons: new PersonsService({ ...deps, traces, addressHash, tables: personalTables }),
    personExport: new PersonExportService({ ...deps, tables: personalTables }),
    retentionPlan: () => readRetentionPlan(db, retentionPeriods),
    stats: new StatsService(db, counters),
    search: new SearchService(db, searchSources, settings),
    upcoming: new UpcomingService(db, upcomingSources),
  };
}
