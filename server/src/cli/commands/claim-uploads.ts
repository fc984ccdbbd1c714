import type { Command } from 'commander';
import { readDeployment } from '../../platform/deployment/deployment.ts';
import { StartError } from '../../platform/start-error.ts';
import { readLabel, uploadFolders } from '../../uploads/label.ts';
import { claimUploads, uploadsOf, withConnection } from '../../uploads/own-uploads.ts';
import { uploadKeys } from '../../uploads/upload-files.ts';
import { withDatabase } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell } from '../shell.ts';

export function addClaimUploads(program: Command): void {
  addCommand(program, {
    usage: 'claim-uploads',
    summary:
      'says that the uploads at the place of the settings are those of this database, where a start was refused for that',
    more: 'Without --yes it only tells what is there. With it the place gets the id of this database; another product that uses the same place is refused at its next start.',
    beside: 'It may run while the product does, which was refused then.',
  })
    .option('--yes', 'claims them')
    .action(async ({ yes = false }: { yes?: boolean }) => {
      const { config, log, say } = openShell();
      const uploads = await uploadsOf(config, log);
      const { storage, place } = uploads;
      await withDatabase(config, log, (url) =>
        withConnection(url, async (connection) => {
          const { id } = await readDeployment(connection);
          const label = await readLabel(storage);
          const stored = new Set(await uploadFolders(storage));
          const named = (await uploadKeys(connection.client)).map((key) => key.slice(0, 32));
          const found = named.filter((folder) => stored.has(folder)).length;
          say(`In ${place}: ${stored.size} uploads, ${whose(label?.id, id)}.`);
          say(`This database names ${named.length} uploads: ${found} of them are there.`);
          if (!yes)
            throw new StartError('Nothing was changed: with --yes the place becomes that of this database.');
          await claimUploads(connection, storage);
          say(`They are those of this database now: start the product.`);
        }),
      );
    });
}

const whose = (theirs: string | undefined, own: string) => {
  if (theirs === own) return 'with the id of this database';
  return theirs ? `with the id of another database (${theirs})` : 'without an id';
};
