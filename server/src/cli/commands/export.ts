import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { faultOfWriting, openTarget } from '../../backup/backup-target.ts';
import { StartError } from '../../platform/start-error.ts';
import { addCommand } from '../add-command.ts';
import { operatorOf } from '../operator.ts';
import { openShell } from '../shell.ts';
import { withServices } from '../with-services.ts';

export function addExport(program: Command): void {
  addCommand(program, {
    usage: 'export',
    summary: 'writes all that there is of one e-mail address into a ZIP file, as the Privacy screen does',
    more: 'Health data and notes of staff are in it. It is as large as it is: the limit of the screen is not one here.',
  })
    .argument('<e-mail>', 'whose')
    .argument('<file>', 'where to, such as person.zip; what was there under this name is replaced')
    .action(exportPerson);
}

async function exportPerson(email: string, file: string): Promise<void> {
  if (file === '-') throw new StartError('Give the name of a file, such as person.zip.');
  const shell = openShell();
  await withServices(shell, async ({ persons, personExport }) => {
    const { records } = await persons.preview({ email });
    if (records.length === 0) throw new StartError('There is nothing of this address: no file was written.');
    const target = openTarget(file);
    try {
      await pipeline(await personExport.all(operatorOf('export'), { email }), target.open());
      await target.finish();
    } catch (error) {
      await target.discard();
      const fault = faultOfWriting(error);
      throw fault ? new StartError(`${target.name} cannot be written: ${fault}.`, { cause: error }) : error;
    }
    for (const { name, count } of records) shell.say(`${name}: ${count}`);
    shell.say(`Written to ${target.name}, which only you can read.`);
  });
}
