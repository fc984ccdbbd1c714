// Where a Debian package is missing, that is said at once and nothing is started.
import { spawnSync } from 'node:child_process';
import globalSetup from '../global-setup.mjs';

/** Program → the package it comes with. */
const needed = { pgbouncer: 'pgbouncer' };

export default async function fleetSetup() {
  const missing = Object.entries(needed).flatMap(([program, name]) =>
    spawnSync(program, ['--version']).error ? [name] : [],
  );
  if (missing.length > 0) {
    process.stderr.write(
      `Skipped: npm run test:fleet needs programs of Debian: apt-get install ${missing.join(' ')}\n`,
    );
    process.exit(0);
  }
  await globalSetup();
}
