// Settings that belong together: each group is whole, or not there, or refused with a sentence. config.ts puts them with the others.
import { ConfigError, type Variables } from './config-variables.ts';
import type { CdnSettings } from './platform/cdn/cdn.ts';
import type { Role } from './platform/changes/instances.ts';
import type { FlutterwaveSettings } from './platform/payments/flutterwave.ts';
import type { S3Settings } from './platform/storage/s3-storage.ts';

/** A demo is one process with a database of its own. */
export function roleOf({ ROLE: role, DATABASE_URL: url }: Variables): Role {
  if (role !== 'all' && !url)
    throw new ConfigError([
      `ROLE=${role} needs a DATABASE_URL that other processes use as well: a demo does all in one.`,
    ]);
  return role;
}

export function metricsSettings({ PORT, METRICS_PORT: port, METRICS_HOST: host }: Variables) {
  if (port === PORT)
    throw new ConfigError(['METRICS_PORT must be another port than PORT, which is for visitors.']);
  return port === undefined ? null : { port, host };
}

/** All of it or nothing: who set one key did not mean to play. */
export function flutterwaveSettings(data: Variables): FlutterwaveSettings | null {
  const { FLUTTERWAVE_PUBLIC_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET } = data;
  const needed = { FLUTTERWAVE_PUBLIC_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length) return null;
  if (!FLUTTERWAVE_PUBLIC_KEY || !FLUTTERWAVE_SECRET_KEY || !FLUTTERWAVE_WEBHOOK_SECRET) {
    throw new ConfigError(missing.map(([name]) => `${name} must be set when another FLUTTERWAVE_ key is.`));
  }
  return {
    publicKey: FLUTTERWAVE_PUBLIC_KEY,
    secretKey: FLUTTERWAVE_SECRET_KEY,
    webhookSecret: FLUTTERWAVE_WEBHOOK_SECRET,
    apiUrl: data.FLUTTERWAVE_API_URL,
    paymentOptions: data.PAYMENT_OPTIONS,
  };
}

/** All of it or nothing: uploads that quietly went to a disk instead would be missed much later. */
export function s3Settings(data: Variables): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length && !S3_ENDPOINT) return null;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(missing.map(([name]) => `${name} must be set when another S3_ variable is.`));
  }
  return {
    endpoint: S3_ENDPOINT ?? null,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export function backupSettings(data: Variables) {
  if (data.BACKUP_RECIPIENT && data.BACKUP_PASSPHRASE)
    throw new ConfigError([
      'BACKUP_RECIPIENT and BACKUP_PASSPHRASE exclude each other: backups are sealed for the one or with the other.',
    ]);
  return {
    /** Public key of `age`: who has the secret one can read backups. */
    recipient: data.BACKUP_RECIPIENT ?? null,
    passphrase: data.BACKUP_PASSPHRASE ?? null,
    /** Secret key, for restoring. */
    identity: data.BACKUP_IDENTITY ?? null,
    /** File that holds secret keys. */
    identityFile: data.BACKUP_IDENTITY_FILE ?? null,
  };
}

/** A CDN that nobody tells of changes would show old pages for a day. */
export function cdnSettings(data: Variables): CdnSettings | null {
  if (!data.CDN) return null;
  const { CDN_PURGE_URL: purgeUrl, CDN_PURGE_TOKEN: purgeToken } = data;
  if (!purgeUrl || !purgeToken)
    throw new ConfigError([
      'CDN_PURGE_URL and CDN_PURGE_TOKEN must be set when CDN is on: without them it shows old pages.',
    ]);
  if (!data.PAGE_CACHE) throw new ConfigError(['PAGE_CACHE must be on when CDN is.']);
  return {
    kind: data.CDN_KIND,
    purgeUrl,
    purgeToken,
    maxAge: data.CDN_MAX_AGE_SECONDS,
    stale: data.CDN_STALE_SECONDS,
  };
}
