// What every variable of the environment may hold; what each means stands in .env.example. config.ts reads them.
import { z } from 'zod';
import { parseDataKeys } from './platform/sealing/sealed-text.ts';
import { StartError } from './platform/start-error.ts';

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

const postgresUrl = z
  .string()
  .refine(
    (text) => isUrl(text, 'postgres:', 'postgresql:'),
    'must look like postgres://user:password@host:5432/database',
  );

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
  ROLE: oneOf('all', 'web', 'worker').default('all'),
  PORT: whole(1, 65_535).default(4000),
  HOST: z.string().optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => isUrl(text, 'http:', 'https:'), 'must be an address such as http://localhost:4318')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(2, 500).default(10),
  DATA_DIR: z.string().default('.data'),
  MIGRATE: oneOf('start', 'never').default('start'),
  PUBLIC_URL: origin.optional(),
  ADMIN_SIGNUP: oneOf('open', 'invite', 'closed').optional(),
  OWNER_EMAIL: z.email('must be an address such as owner@example.org').optional(),
  JWT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  JWT_SECRET_BEFORE: z.string().min(32, 'must have 32 characters or more').optional(),
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
  CONNECTIONS_PER_ADDRESS: whole(1, 100_000).default(200),
  SHUTDOWN_DELAY_SECONDS: whole(0, 300).optional(),
  SHUTDOWN_LIMIT_SECONDS: whole(1, 3600).optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  LOG_MEMORY_ANSWERS: onOff.default(false),
  PAGE_CACHE: onOff.default(true),
  RENDERERS: whole(1, 16).default(1),
  RENDER_WAIT_SECONDS: whole(1, 60).default(2),
  RENDER_LIMIT_SECONDS: whole(1, 60).default(3),
  RENDERER_IDLE_SECONDS: whole(1, 86_400).default(30),
  RENDERER_HEAP_MB: whole(64, 4096).default(192),
  CDN: onOff.default(false),
  CDN_KIND: oneOf('fastly', 'cloudflare').default('fastly'),
  CDN_PURGE_URL: origin.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  CDN_MAX_AGE_SECONDS: whole(1, 31_536_000).default(86_400),
  CDN_STALE_SECONDS: whole(0, 3_600).default(30),
  PICTURES_AHEAD: onOff.default(true),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  RATE_LIMITS: onOff.default(true),
  MAX_UPLOAD_MB: whole(1, 100).default(10),
  PICTURE_WORKERS: whole(1, 16).default(2),
  PICTURE_QUEUE: whole(1, 10_000).default(200),
  CACHE_MB: whole(1, 4_096).default(32),
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
      'must be an address such as Nile Trails <office@example.org>',
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
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[\da-z]{58}$/, 'must be the public key that age-keygen prints, which begins with age1')
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have 16 characters or more').optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(
      /^AGE-SECRET-KEY-1[\dA-Z]{58}$/,
      'must be the secret key of age-keygen, which begins with AGE-SECRET-KEY-1',
    )
    .optional(),
  BACKUP_IDENTITY_FILE: z.string().optional(),
  DEV: z
    .string()
    .default('')
    .refine((text) => !text || isUrl(text, 'http:'), 'is set by `npm run dev`: leave it empty'),
});

export type Variables = z.output<typeof variables>;

/** Says in one sentence a line what is wrong with each bad variable. */
export class ConfigError extends StartError {
  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
  }
}
