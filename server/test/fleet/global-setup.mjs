import { expectPrograms } from '../debian-programs.mjs';
import globalSetup from '../global-setup.mjs';
import { needs } from './needs.mjs';

export default async function fleetSetup() {
  expectPrograms('npm run test:fleet', { ...needs, nginx: 'nginx-light' });
  await globalSetup();
}
