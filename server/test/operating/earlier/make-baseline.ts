// Makes the database of the oldest release that can be upgraded, and what it reads in it. Run with tsx, on a machine with Debian's PostgreSQL 15:
// npx tsx --tsconfig server/tsconfig.json server/test/operating/earlier/make-baseline.ts, and then npm run format.
import { rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { startStandIn } from '../../fakes/flutterwave-stand-in.ts';
import { baselineRelease, buildRelease } from '../../releases/releases.ts';
import { startDebianPostgres } from '../debian-postgres.ts';
import { machineOn, program } from '../machine.ts';
import { baselineDump, baselineKnown } from './baseline.ts';
import { readAgency } from './read-agency.ts';
import { startRelease } from './start-release.ts';
import { writeAgency } from './write-agency.ts';

const [postgres, provider] = [await startDebianPostgres(), await startStandIn()];
const { folder, main } = await buildRelease(await baselineRelease());
const machine = machineOn(await postgres.database('baseline'), {
  FLUTTERWAVE_API_URL: provider.fake.settings.apiUrl,
});
try {
  const { product, visitor } = await startRelease(machine, main);
  const { agency, token } = await writeAgency(visitor, product.out(), provider.fake);
  const read = await readAgency(visitor.as(token), agency);
  await product.kill();
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--dbname', machine.url];
  const { stdout } = await program('/usr/lib/postgresql/15/bin/pg_dump', options, { maxBuffer: 2 ** 26 });
  // Commands of psql that not each one of 15 knows.
  const dump = stdout.replace(/^\\(un)?restrict .*$/gm, '');
  writeFileSync(baselineDump, gzipSync(dump, { level: 9 }));
  writeFileSync(baselineKnown, `${JSON.stringify({ madeAt: new Date(), agency, read }, null, 2)}\n`);
} finally {
  provider.stop();
  await postgres.stop();
  for (const one of [folder, machine.dataDir]) rmSync(one, { recursive: true, force: true });
}
