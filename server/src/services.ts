// What services are made of, and the order in which those of each feature start.
import type { DataSource } from 'typeorm';
import type { Config } from './config.ts';
import * as features from './features.ts';
import type { PasswordHash } from './modules/accounts/passwords.ts';
import { type BulkMail, bulkMailOver } from './platform/bulk-mail/bulk-mail.ts';
import type { ContentChanges } from './platform/changes/content-changes.ts';
import { neverQuiet, type Quiet } from './platform/deployment/quiet.ts';
import { Idempotency } from './platform/idempotency.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { scheduleRetention } from './platform/jobs/retention.ts';
import { SharedCallCounts } from './platform/limits/shared-call-counts.ts';
import type { Logger } from './platform/log.ts';
import type { MailTransport } from './platform/mail-transport.ts';
import { createPdfMaker } from './platform/pdf/pdf-maker.ts';
import { createKeyedHash } from './platform/sealing/keyed-hash.ts';
import { createSealedText } from './platform/sealing/sealed-text.ts';
import { createTokenSigner } from './platform/sealing/signed-token.ts';
import type { Storage } from './platform/storage/storage.ts';
import { Starting } from './starting.ts';

interface ServicesDeps {
  config: Config;
  /** Connected. */
  db: DataSource;
  /** The same database without a pooler, for locks that belong to a connection: `db` itself when left out. */
  direct?: DataSource;
  changes: ContentChanges;
  storage: Storage;
  jobs: Jobs;
  log: Logger;
  mailTransport: MailTransport;
  /** For thousands of one kind; over `mailTransport` when left out. */
  bulkMail?: BulkMail;
  passwordHash?: PasswordHash;
  /** Whether it is a restored copy; never when left out. */
  quiet?: Quiet;
}

export type Services = ReturnType<typeof createServices>;

export function createServices({ config, bulkMail, quiet = neverQuiet, ...deps }: ServicesDeps) {
  const { jwtSecret, jwtSecretBefore } = config;
  const fingerprints = [jwtSecret, jwtSecretBefore].flatMap((secret) =>
    secret ? [createKeyedHash(secret, 'idempotency')] : [],
  );
  const idempotency = new Idempotency(deps.db, fingerprints);
  const callCounts = new SharedCallCounts({ db: deps.db, hash: createKeyedHash(jwtSecret, 'rate limits') });
  const { modules, ...saidByAll } = features;
  const platform = {
    ...config,
    direct: deps.db,
    ...deps,
    ...saidByAll,
    bulkMail: bulkMail ?? bulkMailOver(deps.mailTransport),
    idempotency,
    callCounts,
    quiet,
    sealed: createSealedText(config.dataKeys),
    signer: createTokenSigner(jwtSecret, jwtSecretBefore),
    makePdf: createPdfMaker(),
  };
  const { services, ...started } = new Starting(platform)
    .with(modules.deployment)
    .with(modules.activity)
    .with(modules.media)
    .with(modules.pdfFiles)
    .with(modules.drafts)
    .with(modules.settings)
    .with(modules.content)
    .with(modules.replyOutbox)
    .with(modules.mail)
    .with(modules.traces)
    .with(modules.inbox)
    .with(modules.accounts)
    .with(modules.office)
    .with(modules.registrations)
    .with(modules.contact)
    .with(modules.work)
    .with(modules.departures)
    .with(modules.payments)
    .with(modules.bookings)
    .with(modules.bookingRefunds)
    .with(modules.officeBookings)
    .with(modules.quotes)
    .with(modules.reviews)
    .with(modules.donations)
    .with(modules.bookkeeping)
    .with(modules.newsletter)
    .with(modules.newsletterIssues)
    .with(modules.replies)
    .with(modules.revisions)
    .with(modules.redirects)
    .with(modules.archive)
    .with(modules.customers)
    .with(modules.demoContent)
    .with(modules.galleryPictures)
    .with(modules.live)
    .with(modules.mediaReplacement)
    .with(modules.persons)
    .with(modules.goLive)
    .with(modules.beforeTravel)
    .with(modules.bookingDisputes)
    .with(modules.postRules)
    .with(modules.programGuides)
    .with(modules.search)
    .with(modules.stats)
    .with(modules.trash)
    .with(modules.upcoming);
  const retention = {
    ...started.retention,
    'idempotency-keys': () => idempotency.deleteOld(),
    'rate-limits': () => callCounts.deleteOld(),
  };
  scheduleRetention(deps.jobs, retention);
  return { ...services, callCounts, retention };
}
