// Names all Debian packages that are missing at once, before anything is started.
import { spawnSync } from 'node:child_process';
import globalSetup from '../global-setup.mjs';

/** Program → the package it comes with. */
const needed = {
  age: 'age',
  'age-keygen': 'age',
  tar: 'tar',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
};

export default async function opsSetup() {
  const missing = Object.entries(needed).flatMap(([program, name]) =>
    spawnSync(program, ['--version']).error ? [name] : [],
  );
  if (missing.length > 0)
    throw new Error(
      `npm run test:ops needs programs of Debian: apt-get install ${[...new Set(missing)].join(' ')}`,
    );
  await globalSetup();
}
