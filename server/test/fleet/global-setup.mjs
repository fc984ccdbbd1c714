import { expectPrograms } from '../debian-programs.mjs';
import globalSetup from '../global-setup.mjs';
import { libfaketime, needs } from './needs.mjs';

export default async function fleetSetup() {
  expectPrograms('npm run test:fleet', { ...needs, nginx: 'nginx-light', [libfaketime]: 'libfaketime' });
  await globalSetup();
}
