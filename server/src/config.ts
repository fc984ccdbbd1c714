// The only reader of the environment: every variable is checked once, at start, and each bad one is named.
import { existsSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { FlutterwaveSettings } from './platform/payments/flutterwave.ts';
import { projectRoot } from './platform/project-root.ts';
import type { S3Settings } from './platform/s3-storage.ts';
import { type DataKey, parseDataKeys } from './platform/sealed-text.ts';
import { keptSecret } from './platform/secrets.ts';
import { StartError } from './platform/start-error.ts';

export interface Config {
  /** `demo` uses the embedded database and needs no settings; `deployment` (DATABASE_URL is set) fakes nothing. */
  mode: 'demo' | 'deployment';
  /** True under `npm run dev`: pages come from the sources through Vite. */
  dev: boolean;
  /** npm passes a SIGTERM on to the shell it started us with, but not to us: we have to notice that it is gone. */
  startedByNpm: boolean;
  port: number;
  host: string;
  /** PostgreSQL to use; null in a demo, which starts its own. */
  databaseUrl: string | null;
  /** Absolute folder of what a demo keeps, and of uploads. */
  dataDir: string;
  /** Address visitors use, without a slash at the end. */
  publicUrl: string;
  adminSignup: 'open' | 'invite' | 'closed';
  /** Who is mailed the link for the first account of a deployment; null: it is only printed. */
  ownerEmail: string | null;
  jwtSecret: string;
  /** Keys of what visitors tell about their health: the first one seals, all of them open. */
  dataKeys: readonly [DataKey, ...DataKey[]];
  /** Days after its start date that a registration is kept with the person it is of. */
  registrationRetentionDays: number;
  /** Days that a message to the office is kept. */
  messageRetentionDays: number;
  /** Days after which the address of somebody who left the newsletter is removed. */
  unsubscribedRetentionDays: number;
  /** Years that a donation keeps the name and contact of its donor. */
  donorRetentionYears: number;
  /** How many proxies in front of us are trusted to say who the visitor is. */
  trustProxy: number;
  /** Milliseconds between the word that we stop (`/readyz` is 503) and the end of connections. */
  shutdownDelay: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether answers from memory are logged as others are. */
  logMemoryAnswers: boolean;
  /** Whether rendered pages and public answers are kept in memory. */
  pageCache: boolean;
  /** Origins of other sites whose scripts may call the API. */
  corsOrigins: string[];
  rateLimits: boolean;
  /** Largest upload in bytes. */
  maxUploadBytes: number;
  /** Server that mails are handed to, as smtp: or smtps: address; null in a demo, which writes them to files. */
  smtpUrl: string | null;
  /** Whether a mail server that offers no encryption (STARTTLS) is not sent anything. */
  smtpEncrypted: boolean;
  /** Sender of all mails, such as `Lubugo Journeys <office@lubugo.example>`. */
  mailFrom: string;
  /** Mailbox that hears of registrations and messages. */
  officeEmail: string;
  /** Who takes donations; null in a demo without keys, where a sandbox plays its part. */
  flutterwave: FlutterwaveSettings | null;
  /** The object store that keeps uploads; null for the data folder. */
  s3: S3Settings | null;
}

/** Says in one sentence a line what is wrong with each bad variable. */
export class ConfigError extends StartError {
  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}

const whole = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .refine((n) => n >= min && n <= max, sentence);
};

const oneOf = <const T extends string[]>(...words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

const onOff = oneOf('on', 'off').transform((word) => word === 'on');

const isUrl = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const origin = z
  .string()
  .refine((text) => isUrl(text, 'http:', 'https:'), 'must be an address such as https://www.example.org')
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

/** `UGX=card,mobilemoneyuganda KES=card,mpesa` → ways to pay by currency. */
const paymentOptions = z
  .string()
  .regex(
    /^[A-Z]{3}=[a-z,]+( +[A-Z]{3}=[a-z,]+)*$/,
    'must look like UGX=card,mobilemoneyuganda KES=card,mpesa',
  )
  .transform(
    (text): Record<string, string> => Object.fromEntries(text.split(/ +/).map((part) => part.split('='))),
  );

/** Every variable there is; what each means stands in .env.example. */
export const variables = z.object({
  PORT: whole(1, 65_535).default(4000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isUrl(text, 'postgres:', 'postgresql:'),
      'must look like postgres://user:password@host:5432/database',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: origin.optional(),
  ADMIN_SIGNUP: oneOf('open', 'invite', 'closed').optional(),
  OWNER_EMAIL: z.email('must be an address such as owner@example.org').optional(),
  JWT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  DATA_KEYS: z
    .string()
    .refine(
      (text) => parseDataKeys(text) !== null,
      'must look like id:key or id:key,id:key, each key 32 bytes in base64',
    )
    .optional(),
  REGISTRATION_RETENTION_DAYS: whole(1, 3650).default(365),
  MESSAGE_RETENTION_DAYS: whole(1, 3650).default(730),
  UNSUBSCRIBED_RETENTION_DAYS: whole(1, 3650).default(30),
  DONOR_RETENTION_YEARS: whole(1, 50).default(10),
  TRUST_PROXY: whole(0, 10).default(0),
  SHUTDOWN_DELAY_SECONDS: whole(0, 300).optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  LOG_MEMORY_ANSWERS: onOff.default(false),
  PAGE_CACHE: onOff.default(true),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  RATE_LIMITS: onOff.default(true),
  MAX_UPLOAD_MB: whole(1, 100).default(10),
  SMTP_URL: z
    .string()
    .refine(
      (text) => isUrl(text, 'smtp:', 'smtps:'),
      'must look like smtp://user:password@host:587 or smtps://user:password@host:465',
    )
    .optional(),
  SMTP_STARTTLS: oneOf('required', 'optional').default('required'),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address such as Lubugo Journeys <office@example.org>',
    )
    .optional(),
  OFFICE_EMAIL: z.email('must be an address such as office@example.org').optional(),
  FLUTTERWAVE_PUBLIC_KEY: z.string().optional(),
  FLUTTERWAVE_SECRET_KEY: z.string().optional(),
  FLUTTERWAVE_WEBHOOK_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  FLUTTERWAVE_API_URL: origin.default('https://api.flutterwave.com/v3'),
  PAYMENT_OPTIONS: paymentOptions.default({}),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEV: onOff.default(false),
});

/** A reserved address: nobody reads it. */
const demoOffice = 'office@lubugo.example';

const fromDashboard = 'must be set when DATABASE_URL is: it stands in the dashboard of Flutterwave';

const plainOrigin =
  'PUBLIC_URL must begin with https:// when DATABASE_URL is set: passwords and sessions pass there. Only for localhost may it be http://.';

/** Encrypted, or not leaving this machine. */
function isSafeOrigin(text: string): boolean {
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
}

/** Only for what has no default a deployment could live with. */
const neededInDeployment = {
  JWT_SECRET: 'JWT_SECRET must be set when DATABASE_URL is: make one with `openssl rand -base64 48`.',
  DATA_KEYS:
    'DATA_KEYS must be set when DATABASE_URL is: make one with `echo "k1:$(openssl rand -base64 32)"`.',
  PUBLIC_URL: 'PUBLIC_URL must be set when DATABASE_URL is, such as https://www.example.org.',
  SMTP_URL: 'SMTP_URL must be set when DATABASE_URL is, such as smtp://user:password@mail.example.org:587.',
  MAIL_FROM: 'MAIL_FROM must be set when DATABASE_URL is, such as Lubugo Journeys <office@example.org>.',
  OFFICE_EMAIL: 'OFFICE_EMAIL must be set when DATABASE_URL is, such as office@example.org.',
  FLUTTERWAVE_PUBLIC_KEY: `FLUTTERWAVE_PUBLIC_KEY ${fromDashboard} under API keys.`,
  FLUTTERWAVE_SECRET_KEY: `FLUTTERWAVE_SECRET_KEY ${fromDashboard} under API keys.`,
  FLUTTERWAVE_WEBHOOK_SECRET: `FLUTTERWAVE_WEBHOOK_SECRET ${fromDashboard} under Webhooks, as secret hash.`,
} as const;

/** The environment with what a `.env` file at the project's root adds; a variable that is already set wins. */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // React and GraphQL choose their fast builds by this when they are first imported.
  process.env.NODE_ENV ??= 'production';
  return process.env;
}

/** Parses variables (an empty one counts as not set) or throws one ConfigError that names every bad variable. */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { data, error } = variables.safeParse(given);
  if (!data) throw new ConfigError(error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`));

  const demo = data.DATABASE_URL === undefined;
  const dataDir = resolve(projectRoot, data.DATA_DIR);
  if (!demo) {
    const missing: string[] = Object.entries(neededInDeployment)
      .filter(([name]) => !given[name])
      .map(([, sentence]) => sentence);
    if (data.PUBLIC_URL && !isSafeOrigin(data.PUBLIC_URL)) missing.push(plainOrigin);
    if (!data.RATE_LIMITS) missing.push('RATE_LIMITS must be on when DATABASE_URL is set.');
    if (missing.length > 0) throw new ConfigError(missing);
  }
  return {
    mode: demo ? 'demo' : 'deployment',
    dev: data.DEV,
    startedByNpm: env.npm_lifecycle_event !== undefined,
    port: data.PORT,
    host: data.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    adminSignup: data.ADMIN_SIGNUP ?? (demo ? 'open' : 'invite'),
    ownerEmail: data.OWNER_EMAIL ?? null,
    jwtSecret: data.JWT_SECRET ?? keptSecret(dataDir, 'jwt'),
    dataKeys: parseDataKeys(data.DATA_KEYS ?? `demo:${keptSecret(dataDir, 'data-key')}`) ?? noKeys(),
    registrationRetentionDays: data.REGISTRATION_RETENTION_DAYS,
    messageRetentionDays: data.MESSAGE_RETENTION_DAYS,
    unsubscribedRetentionDays: data.UNSUBSCRIBED_RETENTION_DAYS,
    donorRetentionYears: data.DONOR_RETENTION_YEARS,
    trustProxy: data.TRUST_PROXY,
    shutdownDelay: (data.SHUTDOWN_DELAY_SECONDS ?? (demo ? 0 : 5)) * 1000,
    logLevel: data.LOG_LEVEL,
    logMemoryAnswers: data.LOG_MEMORY_ANSWERS,
    pageCache: data.PAGE_CACHE,
    corsOrigins: data.CORS_ORIGINS,
    rateLimits: data.RATE_LIMITS,
    maxUploadBytes: data.MAX_UPLOAD_MB * 1024 * 1024,
    smtpUrl: data.SMTP_URL ?? null,
    smtpEncrypted: data.SMTP_STARTTLS === 'required',
    mailFrom: data.MAIL_FROM ?? `Lubugo Journeys <${demoOffice}>`,
    officeEmail: data.OFFICE_EMAIL ?? demoOffice,
    flutterwave: flutterwaveSettings(data),
    s3: s3Settings(data),
  };
}

/** All of it or nothing: who set one key did not mean to play. */
function flutterwaveSettings(data: z.output<typeof variables>): FlutterwaveSettings | null {
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

/** Somebody wrote into the file a demo keeps its key in. */
function noKeys(): never {
  throw new ConfigError(['The file data-key in DATA_DIR/secrets does not hold a key any more.']);
}

/** All of it or nothing: uploads that quietly went to a disk instead would be missed much later. */
function s3Settings(data: z.output<typeof variables>): S3Settings | null {
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
