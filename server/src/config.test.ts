import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig, variables } from './config.ts';
import { projectRoot } from './platform/project-root.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'lubugo-config-'));
const deployment = {
  DATA_DIR,
  DATABASE_URL: 'postgres://lubugo:secret@db:5432/lubugo',
  JWT_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://www.example.org/',
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
      corsOrigins: [],
      trustProxy: 0,
      maxUploadBytes: 10 * 1024 * 1024,
    });
  });

  test('a demo makes its token secret once and keeps it where only its owner can read it', () => {
    const { jwtSecret } = loadConfig({ DATA_DIR });
    expect(jwtSecret).toHaveLength(43);
    expect(loadConfig({ DATA_DIR }).jwtSecret).toBe(jwtSecret);
    expect(statSync(join(DATA_DIR, 'secrets', 'jwt')).mode & 0o777).toBe(0o600);
    const fresh = join(DATA_DIR, 'fresh');
    loadConfig({ DATA_DIR: fresh });
    // The user PostgreSQL runs as has to pass.
    expect(statSync(fresh).mode & 0o111).toBe(0o111);
  });

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
      'PUBLIC_URL must be set when DATABASE_URL is, such as https://www.example.org.',
      'RATE_LIMITS must be on when DATABASE_URL is set.',
    ]);
  });

  test('every bad variable is named in a sentence of its own', () => {
    expect(
      sentences({
        PORT: '99999',
        ADMIN_SIGNUP: 'maybe',
        DATABASE_URL: 'mysql://x',
        PAGE_CACHE: 'yes',
        JWT_SECRET: 'short',
      }),
    ).toEqual([
      'PORT must be a whole number from 1 to 65535.',
      'DATABASE_URL must look like postgres://user:password@host:5432/database.',
      'ADMIN_SIGNUP must be one of open, invite, closed.',
      'JWT_SECRET must have 32 characters or more.',
      'PAGE_CACHE must be one of on, off.',
    ]);
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

  test('.env.example names every variable, and no other', () => {
    const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(variables.shape).sort());
  });

  test('.env.example can be used as it is', () => {
    const pairs = [...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)];
    const env = Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
    expect(loadConfig({ ...env, DATA_DIR })).toEqual(loadConfig({ DATA_DIR }));
  });
});
