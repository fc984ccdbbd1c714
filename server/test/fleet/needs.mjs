// Debian's programs that several processes on one machine need, each with its package.
import { fileURLToPath } from 'node:url';
import { expectPrograms } from '../debian-programs.mjs';

export const needs = {
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  '/usr/lib/postgresql/15/bin/pg_basebackup': 'postgresql',
};

/** Gives a process a clock of its own. */
export const libfaketime = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;

// `npm run fleet` asks before it builds.
if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    expectPrograms('npm run fleet', needs);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
