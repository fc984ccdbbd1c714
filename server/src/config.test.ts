import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { ConfigError, variables } from './config-variables.ts';
import { projectRoot } from './platform/project-root.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lubugo-config-'));
const deployment = {
  DATA_DIR,
  DATABASE_URL: 'postgres://lubugo:secret@db:5432/lubugo',
  JWT_SECRET: 'x'.repeat(32),
  DATA_KEYS: `k1:${'A'.repeat(43)}=`,
  PUBLIC_URL: 'https://www.example.org/',
  SMTP_URL: 'smtp://mail:1025',
  MAIL_FROM: 'Lubugo Journeys <office@example.org>',
  OFFICE_EMAIL: 'office@example.org',
  FLUTTERWAVE_PUBLIC_KEY: 'FLWPUBK_TEST-1-X',
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK_TEST-1-X',
  FLUTTERWAVE_WEBHOOK_SECRET: 'a secret hash that is long',
};

const sentences = (env: NodeJS.ProcessEnv): string[] => {
  try {
    loadConfig({ DATA_DIR, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  throw new Error('accepted');
};

describe('configuration', () => {
  test('without settings it is a demo on this machine only, with open signup', () => {
    const config = loadConfig({ DATA_DIR });
    expect(config).toMatchObject({
      mode: 'demo',
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:4000',
      adminSignup: 'open',
      rateLimits: true,
      pageCache: true,
      pictures: { concurrency: 2, maxWaiting: 200 },
      cacheBytes: 32 * 1024 * 1024,
      corsOrigins: [],
      trustProxy: 0,
      maxUploadBytes: 10 * 1024 * 1024,
    });
  });

  test('one process may answer or work for others, and a demo does all', () => {
    expect(loadConfig(deployment).role).toBe('all');
    expect(loadConfig({ ...deployment, ROLE: 'worker' })).toMatchObject({
      role: 'worker',
      picturesAhead: true,
    });
    expect(loadConfig({ ...deployment, ROLE: 'web' })).toMatchObject({ role: 'web', picturesAhead: false });
    expect(sentences({ ROLE: 'web' })).toEqual([
      'ROLE=web needs a DATABASE_URL that other processes use as well: a demo does all in one.',
    ]);
  });

  test('the server behind a pooler is named beside it, not alone', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://lubugo:secret@server:5432/lubugo' };
    expect(sentences(direct)).toEqual([
      'DATABASE_URL must be set when DATABASE_DIRECT_URL is: it is what requests ask.',
    ]);
    expect(loadConfig({ ...deployment, ...direct, DATABASE_POOL: '4' })).toMatchObject({
      databaseUrl: deployment.DATABASE_URL,
      databaseDirectUrl: direct.DATABASE_DIRECT_URL,
      databasePool: 4,
    });
    expect(loadConfig(deployment)).toMatchObject({ databaseDirectUrl: null, databasePool: 10 });
    expect(sentences({ DATABASE_POOL: '1' })).toEqual([
      'DATABASE_POOL must be a whole number from 2 to 500.',
    ]);
  });

  test('how long requests get at the end is for whoever stops it to say', () => {
    expect(loadConfig({ DATA_DIR }).shutdownLimit).toBe(1_500);
    expect(loadConfig(deployment).shutdownLimit).toBe(4_000);
    expect(loadConfig({ ...deployment, SHUTDOWN_LIMIT_SECONDS: '600' }).shutdownLimit).toBe(600_000);
  });

  test('a CDN that would not hear of changes is refused', () => {
    expect(() => loadConfig({ DATA_DIR, CDN: 'on' })).toThrow(
      /CDN_PURGE_URL and CDN_PURGE_TOKEN must be set/,
    );
    const told = { CDN: 'on', CDN_PURGE_URL: 'https://cdn.example.org/purge', CDN_PURGE_TOKEN: 'secret' };
    expect(loadConfig({ DATA_DIR, ...told }).cdn).toMatchObject({
      kind: 'fastly',
      maxAge: 86_400,
      stale: 30,
    });
    expect(() => loadConfig({ DATA_DIR, ...told, PAGE_CACHE: 'off' })).toThrow(/PAGE_CACHE must be on/);
    expect(loadConfig({ DATA_DIR }).cdn).toBeNull();
  });

  test('a demo makes its token secret once and keeps it where only its owner can read it', () => {
    const { jwtSecret } = loadConfig({ DATA_DIR });
    expect(jwtSecret).toHaveLength(43);
    expect(loadConfig({ DATA_DIR }).jwtSecret).toBe(jwtSecret);
    expect(statSync(join(DATA_DIR, 'secrets', 'jwt')).mode & 0o777).toBe(0o600);
    const fresh = join(DATA_DIR, 'fresh');
    loadConfig({ DATA_DIR: fresh });
    // The user PostgreSQL runs as has to pass.
    expect(statSync(fresh).mode & 0o777).toBe(0o711);
  });

  test.each(['', 'x', '  \n'])('a secret that is none any more is refused: %j', (left) => {
    const folder = join(DATA_DIR, 'lost');
    loadConfig({ DATA_DIR: folder });
    const file = join(folder, 'secrets', 'jwt');
    writeFileSync(file, left);
    expect(() => loadConfig({ DATA_DIR: folder })).toThrow(
      `The file ${file} does not hold a secret any more (${left.trim().length} characters, at least 32 are needed): put it back from a backup.`,
    );
    rmSync(file);
    expect(loadConfig({ DATA_DIR: folder }).jwtSecret).toHaveLength(43);
    expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(['data-key', 'jwt']);
  });

  test.each(['', 'x'.repeat(40)])(
    'its key of what is sealed is not replaced, as no other opens that: %j',
    (left) => {
      const folder = join(DATA_DIR, 'sealed');
      loadConfig({ DATA_DIR: folder });
      const file = join(folder, 'secrets', 'data-key');
      writeFileSync(file, left);
      expect(() => loadConfig({ DATA_DIR: folder })).toThrow(
        `put it back from a backup. If there is none, what it sealed cannot be read any more: remove the folder ${folder}, and the next start begins anew.`,
      );
      rmSync(folder, { recursive: true });
      expect(loadConfig({ DATA_DIR: folder }).dataKeys).toHaveLength(1);
    },
  );

  test('a data folder that cannot be one is said in a sentence', () => {
    expect(() => loadConfig({ DATA_DIR: '/dev/null/data' })).toThrow(
      'The folder /dev/null/data cannot be used (ENOTDIR): make it yours, or set DATA_DIR to another one.',
    );
  });

  test('with DATABASE_URL it is a deployment for everybody, with signup by invitation', () => {
    expect(loadConfig(deployment)).toMatchObject({
      mode: 'deployment',
      host: '0.0.0.0',
      adminSignup: 'invite',
      publicUrl: 'https://www.example.org',
      jwtSecret: 'x'.repeat(32),
    });
  });

  test('a deployment names each thing it lacks', () => {
    expect(sentences({ DATABASE_URL: deployment.DATABASE_URL, RATE_LIMITS: 'off' })).toEqual([
      'JWT_SECRET must be set when DATABASE_URL is: make one with `openssl rand -base64 48`.',
      'DATA_KEYS must be set when DATABASE_URL is: make one with `echo "k1:$(openssl rand -base64 32)"`.',
      'PUBLIC_URL must be set when DATABASE_URL is, such as https://www.example.org.',
      'SMTP_URL must be set when DATABASE_URL is, such as smtp://user:password@mail.example.org:587.',
      'MAIL_FROM must be set when DATABASE_URL is, such as Nile Trails <office@example.org>.',
      'OFFICE_EMAIL must be set when DATABASE_URL is, such as office@example.org.',
      'FLUTTERWAVE_PUBLIC_KEY must be set when DATABASE_URL is: it stands in the dashboard of Flutterwave under API keys.',
      'FLUTTERWAVE_SECRET_KEY must be set when DATABASE_URL is: it stands in the dashboard of Flutterwave under API keys.',
      'FLUTTERWAVE_WEBHOOK_SECRET must be set when DATABASE_URL is: it stands in the dashboard of Flutterwave under Webhooks, as secret hash.',
      'RATE_LIMITS must be on when DATABASE_URL is set.',
    ]);
  });

  test.each([
    ['http://www.example.org', false],
    ['http://10.0.0.5', false],
    ['http://127.0.0.1.example.org', false],
    ['http://localhost.example.org', false],
    ['https://www.example.org', true],
    ['http://localhost:4000', true],
    ['http://127.0.0.1:4000', true],
    ['http://[::1]:4000', true],
  ])('a deployment is reached over https, or from its own machine: %s', (PUBLIC_URL, good) => {
    if (good) expect(loadConfig({ ...deployment, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    else
      expect(sentences({ ...deployment, PUBLIC_URL })).toEqual([
        expect.stringMatching(/^PUBLIC_URL must begin with https/),
      ]);
    expect(loadConfig({ DATA_DIR, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
  });

  test('mail servers are spoken to in private, unless it says otherwise', () => {
    expect(loadConfig(deployment).smtpEncrypted).toBe(true);
    expect(loadConfig({ ...deployment, SMTP_STARTTLS: 'optional' }).smtpEncrypted).toBe(false);
    expect(sentences({ SMTP_STARTTLS: 'off' })).toEqual(['SMTP_STARTTLS must be one of required, optional.']);
  });

  test('what is made for visitors before they ask can be switched off', () => {
    expect(loadConfig({ DATA_DIR })).toMatchObject({ pageCache: true, picturesAhead: true });
    const off = loadConfig({ DATA_DIR, PAGE_CACHE: 'off', PICTURES_AHEAD: 'off' });
    expect(off).toMatchObject({ pageCache: false, picturesAhead: false });
  });

  test('every bad variable is named in a sentence of its own', () => {
    expect(
      sentences({
        PORT: '99999',
        ADMIN_SIGNUP: 'maybe',
        DATABASE_URL: 'mysql://x',
        PAGE_CACHE: 'yes',
        JWT_SECRET: 'short',
        SMTP_URL: 'mail.example.org',
        MAIL_FROM: 'the office',
        OFFICE_EMAIL: 'the office',
      }),
    ).toEqual([
      'PORT must be a whole number from 1 to 65535.',
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      'ADMIN_SIGNUP must be one of open, invite, closed.',
      'JWT_SECRET must have 32 characters or more.',
      'PAGE_CACHE must be one of on, off.',
      'SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.',
      'MAIL_FROM must be an address such as Nile Trails <office@example.org>.',
      'OFFICE_EMAIL must be an address such as office@example.org.',
    ]);
  });

  test('health data is sealed with the first of DATA_KEYS; a demo makes one key and keeps it', () => {
    const keysOf = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR, ...env }).dataKeys.map(({ id }) => id);
    const key = (letter: string) => `${letter.repeat(43)}=`;
    expect(keysOf({ DATA_KEYS: `new:${key('B')},old:${key('A')}` })).toEqual(['new', 'old']);
    expect(keysOf({})).toEqual(['demo']);
    expect(loadConfig({ DATA_DIR }).dataKeys).toEqual(loadConfig({ DATA_DIR }).dataKeys);
    expect(sentences({ DATA_KEYS: 'secret' })).toEqual([
      'DATA_KEYS must look like id:key or id:key,id:key, each key 32 bytes in base64.',
    ]);
    expect(loadConfig({ DATA_DIR }).registrationRetentionDays).toBe(365);
  });

  test('an empty variable counts as not set', () => {
    expect(loadConfig({ DATA_DIR, PORT: '', HOST: ' ' })).toMatchObject({ port: 4000, host: '127.0.0.1' });
  });

  test('CORS_ORIGINS is a list of addresses', () => {
    expect(
      loadConfig({ DATA_DIR, CORS_ORIGINS: 'https://a.example, https://b.example/' }).corsOrigins,
    ).toEqual(['https://a.example', 'https://b.example']);
    expect(sentences({ CORS_ORIGINS: 'a.example' })).toEqual([
      'CORS_ORIGINS must be an address such as https://www.example.org.',
    ]);
  });

  test('without Flutterwave keys a demo has a sandbox; one key alone is a mistake', () => {
    expect(loadConfig({ DATA_DIR }).flutterwave).toBeNull();
    const { FLUTTERWAVE_PUBLIC_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET } = deployment;
    const keys = { FLUTTERWAVE_PUBLIC_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_SECRET };
    const PAYMENT_OPTIONS = 'UGX=card,mobilemoneyuganda KES=card,mpesa';
    expect(loadConfig({ DATA_DIR, ...keys, PAYMENT_OPTIONS }).flutterwave).toEqual({
      publicKey: FLUTTERWAVE_PUBLIC_KEY,
      secretKey: FLUTTERWAVE_SECRET_KEY,
      webhookSecret: FLUTTERWAVE_WEBHOOK_SECRET,
      apiUrl: 'https://api.flutterwave.com/v3',
      paymentOptions: { UGX: 'card,mobilemoneyuganda', KES: 'card,mpesa' },
    });
    expect(sentences({ FLUTTERWAVE_PUBLIC_KEY })).toEqual([
      'FLUTTERWAVE_SECRET_KEY must be set when another FLUTTERWAVE_ key is.',
      'FLUTTERWAVE_WEBHOOK_SECRET must be set when another FLUTTERWAVE_ key is.',
    ]);
    expect(sentences({ PAYMENT_OPTIONS: 'card' })).toEqual([
      'PAYMENT_OPTIONS must look like UGX=card,mobilemoneyuganda KES=card,mpesa.',
    ]);
  });

  test('an object store is set wholly or not at all', () => {
    const whole = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({ DATA_DIR }).s3).toBeNull();
    expect(loadConfig({ DATA_DIR, ...whole }).s3).toEqual({
      endpoint: null,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(sentences({ S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'pictures' })).toEqual([
      'S3_ACCESS_KEY_ID must be set when another S3_ variable is.',
      'S3_SECRET_ACCESS_KEY must be set when another S3_ variable is.',
    ]);
  });

  test('.env.example names every variable, and no other', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(variables.shape).sort());
  });

  test('.env.example can be used as it is', () => {
    const pairs = [
      ...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=(.*)$/gm),
    ];
    const env = Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
    expect(loadConfig({ ...env, DATA_DIR })).toEqual(loadConfig({ DATA_DIR }));
  });
});
