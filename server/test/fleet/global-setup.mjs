import { expectPrograms } from '../debian-programs.mjs';
import globalSetup from '../global-setup.mjs';

export default async function fleetSetup() {
  expectPrograms('npm run test:fleet', { pgbouncer: 'pgbouncer' });
  await globalSetup();
}
