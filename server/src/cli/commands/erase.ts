import type { Command } from 'commander';
import { createLogger } from '../../platform/log.ts';
import { StartError } from '../../platform/start-error.ts';
import { addCommand } from '../add-command.ts';
import { operatorOf } from '../operator.ts';
import { openShell } from '../shell.ts';
import { withServices } from '../with-services.ts';

export function addErase(program: Command): void {
  addCommand(program, {
    usage: 'erase',
    summary: 'removes for good all that there is of one e-mail address, as the Privacy screen does',
    more: `Without --yes it only tells what there is and what would become of it. With it, a line of JSON on standard error belongs to the log of
the product: by it go-live erases the person once more in a copy from before. Keep it with "2>> FILE".`,
  })
    .argument('<e-mail>', 'whose')
    .option('--yes', 'erases; nothing brings it back but a backup')
    .action((email: string, { yes = false }: { yes?: boolean }) => erase(email, yes));
}

async function erase(email: string, confirmed: boolean): Promise<void> {
  // Whoever reads the log has to find the erasure in it, and finds it by its JSON.
  const log = createLogger({
    level: 'warn',
    human: false,
    write: (line) => void process.stderr.write(line),
  });
  const { say, ...shell } = openShell();
  await withServices({ ...shell, say, log }, async ({ persons }) => {
    const { records, refusal } = await persons.preview({ email });
    if (refusal) throw new StartError(`${refusal} Nothing was erased.`);
    const done = confirmed ? await persons.erase(operatorOf('erase'), { email }) : records;
    for (const { name, count, erasure } of done) say(`${name}: ${count} ${erasure}`);
    if (confirmed) return say('All that there was of this address is erased.');
    say(
      records.length > 0
        ? 'Nothing was erased yet: with --yes this becomes of it.'
        : 'There is nothing of this address.',
    );
  });
}
