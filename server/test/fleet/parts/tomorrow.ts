// The release of tomorrow: today's with one migration more, and with work, a schedule and a setting of a queue that today does not know.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/platform/project-root.ts';
import { program } from '../../operating/machine.ts';
import { unpacked } from './unpacked.ts';

/** What its queue has, and today's has not. */
export const ofTomorrow = {
  schedule: { name: 'of-tomorrow', cron: '5 4 * * *' },
  queue: { name: 'newsletter', retryLimit: 11 },
};

/** Columns of what visitors read and write while it is migrated. */
const columns = `ALTER TABLE programs ADD COLUMN of_tomorrow text;
      ALTER TABLE contact_submissions ADD COLUMN of_tomorrow text`;

/** Answers the folder with `server.js`. */
export async function packOfTomorrow(): Promise<string> {
  const folder = join(projectRoot, '.cache', 'tomorrow');
  rmSync(folder, { recursive: true, force: true });
  // Its files are the same ones; what differs gets a file of its own.
  await program('cp', ['--archive', '--link', await unpacked(), folder]);
  const built = join(folder, 'server/dist/src');
  const steps = join(built, 'database/migrations');
  const newest = Math.max(...readdirSync(steps).map((name) => Number.parseInt(name, 10) || 0));
  const number = String(newest + 1).padStart(3, '0');
  writeFileSync(
    join(steps, `${number}-of-tomorrow.js`),
    `import { ForwardMigration } from '../forward-migration.js';
export class OfTomorrow1700000000${number} extends ForwardMigration {
  async up(runner) { await runner.query(\`${columns}\`); }
}
`,
  );
  change(join(built, 'modules/newsletter/issues/sender.js'), [
    [/retries: \d+/, `retries: ${ofTomorrow.queue.retryLimit}`],
    [
      /deps\.jobs\.schedule\(/,
      `deps.jobs.work('${ofTomorrow.schedule.name}', {}, async () => undefined);
        deps.jobs.schedule('${ofTomorrow.schedule.name}', '${ofTomorrow.schedule.cron}');
        deps.jobs.schedule(`,
    ],
  ]);
  return folder;
}

/** Each rule has to change something. */
function change(file: string, rules: readonly [RegExp, string][]): void {
  const text = rules.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${from} is not in ${file} any more.`);
      return after;
    },
    readFileSync(file, 'utf8'),
  );
  rmSync(file);
  writeFileSync(file, text);
}
