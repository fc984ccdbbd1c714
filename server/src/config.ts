// The only reader of the environment: every variable is checked once, at start, and each bad one is named.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './platform/project-root.ts';
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
  jwtSecret: string;
  /** How many proxies in front of us are trusted to say who the visitor is. */
  trustProxy: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Whether rendered pages and public answers are kept in memory. */
  pageCache: boolean;
  /** Origins of other sites whose scripts may call the API. */
  corsOrigins: string[];
  rateLimits: boolean;
  /** Largest upload in bytes. */
  maxUploadBytes: number;
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
  .transform((text) => text.replace(/\/+$/, ''));

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
  JWT_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  PAGE_CACHE: onOff.default(true),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  RATE_LIMITS: onOff.default(true),
  MAX_UPLOAD_MB: whole(1, 100).default(10),
  DEV: onOff.default(false),
});

/** Only for what has no default a deployment could live with. */
const neededInDeployment = {
  JWT_SECRET: 'JWT_SECRET must be set when DATABASE_URL is: make one with `openssl rand -base64 48`.',
  PUBLIC_URL: 'PUBLIC_URL must be set when DATABASE_URL is, such as https://www.example.org.',
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
    jwtSecret: data.JWT_SECRET ?? keptSecret(dataDir, 'jwt'),
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    pageCache: data.PAGE_CACHE,
    corsOrigins: data.CORS_ORIGINS,
    rateLimits: data.RATE_LIMITS,
    maxUploadBytes: data.MAX_UPLOAD_MB * 1024 * 1024,
  };
}
