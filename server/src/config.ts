// The only reader of the environment: every variable is checked once, at start, and each bad one is named.
import { existsSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import {
  backupSettings,
  cdnSettings,
  flutterwaveSettings,
  metricsSettings,
  roleOf,
  s3Settings,
} from './config-groups.ts';
import { ConfigError, type Variables, variables } from './config-variables.ts';
import { projectRoot } from './platform/project-root.ts';
import { parseDataKeys } from './platform/sealing/sealed-text.ts';
import { irreplaceable, secretFile, storedSecret } from './platform/secrets.ts';

export type Config = ReturnType<typeof configOf>;

/** A reserved address: nobody reads it. */
const demoOffice = 'office@agency.example';

const fromDashboard = 'must be set when DATABASE_URL is: it stands in the dashboard of Flutterwave';

/** Milliseconds: Ctrl-C is quick, and Docker kills after 10 s. */
const shutdownLimit = { demo: 1_500, deployment: 4_000 };

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
  MAIL_FROM: 'MAIL_FROM must be set when DATABASE_URL is, such as Nile Trails <office@example.org>.',
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
  if (demo && data.DATABASE_DIRECT_URL)
    throw new ConfigError(['DATABASE_URL must be set when DATABASE_DIRECT_URL is: it is what requests ask.']);
  if (!demo) {
    const missing: string[] = Object.entries(neededInDeployment)
      .filter(([name]) => !given[name])
      .map(([, sentence]) => sentence);
    if (data.PUBLIC_URL && !isSafeOrigin(data.PUBLIC_URL)) missing.push(plainOrigin);
    if (!data.RATE_LIMITS) missing.push('RATE_LIMITS must be on when DATABASE_URL is set.');
    if (missing.length > 0) throw new ConfigError(missing);
  }
  return configOf(data, env);
}

function configOf(data: Variables, env: NodeJS.ProcessEnv) {
  const demo = data.DATABASE_URL === undefined;
  const mode: 'demo' | 'deployment' = demo ? 'demo' : 'deployment';
  const dataDir = resolve(projectRoot, data.DATA_DIR);
  return {
    /** `demo` uses the embedded database and needs no settings; `deployment` (DATABASE_URL is set) fakes nothing. */
    mode,
    /** Under `npm run dev` the address of its Vite, by which pages come from the sources; else empty. */
    dev: data.DEV,
    /** npm passes a SIGTERM on to the shell it started us with, but not to us: we have to notice that it is gone. */
    startedByNpm: env.npm_lifecycle_event !== undefined,
    /** Whether npm keeps lines of its own from standard output. */
    npmIsSilent: env.npm_config_loglevel === 'silent',
    port: data.PORT,
    host: data.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    /** Where the product is told in numbers; null: nowhere. */
    metrics: metricsSettings(data),
    /** Whether spans are handed to a collector, which the library for it finds in the environment by itself. */
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** What this process does: answer visitors, do the work of the queue, or both. */
    role: roleOf(data),
    /** PostgreSQL to use; null in a demo, which starts its own. */
    databaseUrl: data.DATABASE_URL ?? null,
    /** The server itself, where `databaseUrl` is of a pooler in front of it; null for the same. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    /** Connections for requests at most. */
    databasePool: data.DATABASE_POOL,
    /** Whether a start brings the tables up to date, or refuses older ones. */
    migrate: data.MIGRATE,
    /** Absolute folder of what a demo keeps, and of uploads. */
    dataDir,
    /** Address visitors use, without a slash at the end. */
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    adminSignup: data.ADMIN_SIGNUP ?? (demo ? 'open' : 'invite'),
    /** Who is mailed the link for the first account of a deployment; null: it is only printed. */
    ownerEmail: data.OWNER_EMAIL ?? null,
    jwtSecret: data.JWT_SECRET ?? storedSecret(dataDir, 'jwt'),
    /** The one before it: what it signed still counts, and nothing more is signed with it. Null for none. */
    jwtSecretBefore: data.JWT_SECRET_BEFORE ?? null,
    /** Keys of what visitors tell about their health: the first one seals, all of them open. */
    dataKeys: parseDataKeys(data.DATA_KEYS ?? `demo:${dataKeyOf(dataDir)}`) ?? noKeys(dataDir),
    /** Where they come from, and what to do when one is lost, as the end of a sentence. */
    dataKeySource: data.DATA_KEYS
      ? { place: 'DATA_KEYS', lost: 'put the right key back. A new key goes in front, under a new name.' }
      : { place: secretFile(dataDir, 'data-key'), lost: irreplaceable(dataDir) },
    /** Days after its start date that a registration is kept with the person it is of. */
    registrationRetentionDays: data.REGISTRATION_RETENTION_DAYS,
    /** Days that a message to the office is kept. */
    messageRetentionDays: data.MESSAGE_RETENTION_DAYS,
    /** Days after which the address of somebody who left the newsletter is removed. */
    unsubscribedRetentionDays: data.UNSUBSCRIBED_RETENTION_DAYS,
    /** Years that a donation keeps the name and contact of its donor. */
    donorRetentionYears: data.DONOR_RETENTION_YEARS,
    /** How many proxies in front of us are trusted to say who the visitor is. */
    trustProxy: data.TRUST_PROXY,
    /** Connections that one address may have open at once; Infinity behind a proxy, whose address they all have. */
    connectionsPerAddress:
      data.TRUST_PROXY > 0 || !data.RATE_LIMITS ? Infinity : data.CONNECTIONS_PER_ADDRESS,
    /** Milliseconds between the word that we stop (`/readyz` is 503) and the end of connections. */
    shutdownDelay: (data.SHUTDOWN_DELAY_SECONDS ?? (demo ? 0 : 5)) * 1000,
    /** Milliseconds that requests under way get to finish after that. */
    shutdownLimit: data.SHUTDOWN_LIMIT_SECONDS ? data.SHUTDOWN_LIMIT_SECONDS * 1000 : shutdownLimit[mode],
    logLevel: data.LOG_LEVEL,
    /** Whether answers from memory are logged as others are. */
    logMemoryAnswers: data.LOG_MEMORY_ANSWERS,
    /** How pages are rendered beside the traffic. */
    rendering: {
      renderers: data.RENDERERS,
      wait: data.RENDER_WAIT_SECONDS * 1000,
      limit: data.RENDER_LIMIT_SECONDS * 1000,
      idle: data.RENDERER_IDLE_SECONDS * 1000,
      heapMegabytes: data.RENDERER_HEAP_MB,
    },
    /** Whether rendered pages and public answers are kept in memory. */
    pageCache: data.PAGE_CACHE,
    /** What stands in front and keeps pages; null for nothing. */
    cdn: cdnSettings(data),
    /** Whether the sizes of pictures are made in the background before anybody asks for them. */
    picturesAhead: data.PICTURES_AHEAD && data.ROLE !== 'web',
    /** Origins of other sites whose scripts may call the API. */
    corsOrigins: data.CORS_ORIGINS,
    rateLimits: data.RATE_LIMITS,
    /** Largest upload in bytes. */
    maxUploadBytes: data.MAX_UPLOAD_MB * 1024 * 1024,
    /** How many pictures are worked on at once, and how many may wait for it. */
    pictures: { concurrency: data.PICTURE_WORKERS, maxWaiting: data.PICTURE_QUEUE },
    /** Bytes of answers that are kept in memory at most, what they weigh compressed included. */
    cacheBytes: data.CACHE_MB * 1024 * 1024,
    /** Server that mails are handed to, as smtp: or smtps: address; null in a demo, which writes them to files. */
    smtpUrl: data.SMTP_URL ?? null,
    /** Whether a mail server that offers no encryption (STARTTLS) is not sent anything. */
    smtpEncrypted: data.SMTP_STARTTLS === 'required',
    /** Sender of all mails, such as `Nile Trails <office@example.org>`; without a name the agency's stands in front. */
    mailFrom: data.MAIL_FROM ?? demoOffice,
    /** Mailbox that hears of registrations and messages. */
    officeEmail: data.OFFICE_EMAIL ?? demoOffice,
    /** Who takes donations; null in a demo without keys, where a sandbox plays its part. */
    flutterwave: flutterwaveSettings(data),
    /** The object store that keeps uploads; null for the data folder. */
    s3: s3Settings(data),
    /** What backups are sealed for, and what opens them. */
    backup: backupSettings(data),
  };
}

const dataKeyOf = (dataDir: string) => storedSecret(dataDir, 'data-key', irreplaceable(dataDir));

/** Somebody wrote into the file a demo keeps its key in. */
function noKeys(dataDir: string): never {
  const file = secretFile(dataDir, 'data-key');
  throw new ConfigError([`The file ${file} does not hold a key any more: ${irreplaceable(dataDir)}`]);
}
