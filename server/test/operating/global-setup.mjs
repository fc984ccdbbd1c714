import { expectPrograms } from '../debian-programs.mjs';
import globalSetup from '../global-setup.mjs';

export default async function opsSetup() {
  expectPrograms('npm run test:ops', {
    age: 'age',
    'age-keygen': 'age',
    tar: 'tar',
    debootstrap: 'debootstrap',
    prometheus: 'prometheus',
    promtool: 'prometheus',
    '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  });
  await globalSetup();
}
