import { expectPrograms } from '../debian-programs.mjs';
import globalSetup from '../global-setup.mjs';

export default async function fleetSetup() {
  expectPrograms('npm run test:fleet', {
    pgbouncer: 'pgbouncer',
    haproxy: 'haproxy',
    nginx: 'nginx-light',
    '/usr/lib/postgresql/15/bin/pg_basebackup': 'postgresql',
  });
  await globalSetup();
}
