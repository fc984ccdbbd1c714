import type { Command } from 'commander';
import { migrate } from '../../database/migrate.ts';
import { withDatabaseAsItIs } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell } from '../shell.ts';

export function addMigrate(program: Command): void {
  addCommand(program, {
    usage: 'migrate',
    summary: 'brings the tables of the database up to date with this release',
    more: 'The product does the same when it starts, unless MIGRATE=never. A step that finds its tables in use gives way after 3 seconds and tries again, ten times.',
    beside: 'It may run while the product does: that of the release before goes on with the new tables.',
  }).action(async () => {
    const { config, log, say } = openShell();
    const demoFolder = config.databaseUrl ? null : config.dataDir;
    const ran = await withDatabaseAsItIs(config, log, (url) => migrate(url, log, { demoFolder }));
    for (const name of ran) say(name);
    say(ran.length > 0 ? 'The database is up to date now.' : 'The database was up to date.');
  });
}
