import { expectPrograms } from '../debian-programs.mjs';
import globalSetup from '../global-setup.mjs';
import { makePack } from './packed.ts';

export default async function opsSetup() {
  expectPrograms('npm run test:ops', {
    age: 'age',
    'age-keygen': 'age',
    tar: 'tar',
    script: 'bsdutils',
    debootstrap: 'debootstrap',
    faketime: 'faketime',
    prometheus: 'prometheus',
    promtool: 'prometheus',
    '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  });
  await makePack();
  await globalSetup();
}
