// `npm run fleet`: a whole fleet on this machine until Ctrl-C; `-- --without-standby` for a small one.
import { parseArgs } from 'node:util';
import { startFleet } from './fleet.ts';

const { values } = parseArgs({ options: { 'without-standby': { type: 'boolean', default: false } } });

let isWanted = true;
const over = new Promise<void>((resolve) => {
  // Again and again as well: it ends in order, and soon.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isWanted = false;
      resolve();
    });
});

const withStandby = !values['without-standby'];
console.log('The fleet starts …');
try {
  const fleet = await startFleet({ withStandby, isWanted: () => isWanted });
  const servers = fleet.database.clusters;
  console.log(`
The fleet is ready.

Site           ${fleet.url}
First account  ${fleet.setupUrl}
PgBouncer      ${fleet.throughPooler}
PostgreSQL     ${fleet.database.url}
Mails          ${fleet.mails.folder}
Primary        ${servers[0]}
Standby        ${servers[1] ?? 'none'}

Ctrl-C ends all of it and removes it.`);
  await over;
  console.log('\nIt ends …');
  await fleet.stop();
} catch (error) {
  if (isWanted) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
