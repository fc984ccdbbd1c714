import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createInterface as createDialog } from 'node:readline/promises';
import { type Command, Option } from 'commander';
import type { ErasedAgain, UnsentMail } from '../../modules/deployment/go-live.service.ts';
import {
  type HalfSentIssue,
  type LettersChoice,
  lettersChoices,
} from '../../modules/newsletter/issues/half-sent-issues.ts';
import { readErasures } from '../../modules/persons/erasures.service.ts';
import { commandLine } from '../../platform/command-line.ts';
import { StartError } from '../../platform/start-error.ts';
import type { Services } from '../../services.ts';
import { withDatabase } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell, type Shell } from '../shell.ts';
import { withServicesAt } from '../with-services.ts';

interface GoLiveOptions {
  letters?: LettersChoice;
  erasedSince?: string;
}

export function addGoLive(program: Command): void {
  addCommand(program, {
    usage: 'go-live',
    summary: 'makes a restored copy the site that people use',
    more: 'Mails that waited when the backup was made are listed and not sent. Afterwards payments are compared with the list of the payment provider.',
    beside:
      'It may run while the product does, which hears it at once; a product that is started later is live as well.',
  })
    .addOption(
      new Option(
        '--letters <choice>',
        'newsletters that were half sent, or became due since: send to who waits, keep for staff to decide, or drop; asked for on a terminal',
      ).choices(lettersChoices),
    )
    .option(
      '--erased-since <log>',
      'erase once more whom this file of the log tells of; - for standard input',
    )
    .action(async (options: GoLiveOptions) => {
      const shell = openShell();
      await withDatabase(shell.config, shell.log, async (url) => {
        await withServicesAt(url, shell, (services) => begin(shell, services, options));
        await withServicesAt(url, shell, (services) => compare(shell, services));
      });
    });
}

async function begin(shell: Shell, { quiet, goLive }: Services, options: GoLiveOptions): Promise<void> {
  const { say } = shell;
  if (!quiet.copy) throw new StartError('This is no restored copy, or it is live already: nothing was done.');
  // Asked and read before anything is changed.
  const hashes = options.erasedSince === undefined ? null : await readLog(options.erasedSince);
  const issues = await goLive.halfSent();
  const letters = issues.length > 0 ? (options.letters ?? (await askAboutLetters(shell, issues))) : null;

  if (hashes) for (const line of erasedInWords(hashes.size, await goLive.eraseAgain(hashes))) say(line);
  if (letters) {
    await goLive.settleHalfSent(issues, letters);
    say(`Newsletters that were half sent: ${lettersInWords[letters]}`);
  }
  const { mails, refunds } = await goLive.begin();
  for (const line of mailsInWords(mails)) say(line);
  if (refunds > 0)
    say(
      `Refunds that were on their way to the payment provider: ${refunds}. They are not sent again: it is asked about each, and what it does not have waits for staff.`,
    );
  say('This copy is live.');
}

const lettersInWords: Record<LettersChoice, string> = {
  send: 'they go on. Who got one after the backup was made gets it twice.',
  keep: 'they are paused, and those that had not begun are drafts: staff decide on the Newsletter screen.',
  drop: 'they are stopped, and those that had not begun are drafts.',
};

async function askAboutLetters({ say, config }: Shell, issues: HalfSentIssue[]): Promise<LettersChoice> {
  say('These newsletters were being sent, or became due, when or after the backup was made:');
  for (const { subject, sent, waiting } of issues)
    say(`  "${subject}": ${sent} have it, ${waiting} wait for it`);
  if (!process.stdin.isTTY)
    throw new StartError(
      `Say what becomes of them, then nothing is asked: ${commandLine(config.startedByNpm)} go-live --letters send, keep or drop. Nothing was changed.`,
    );
  const dialog = createDialog({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const answer = (
        await dialog.question('Send them on, keep them for staff, or drop them? (send/keep/drop) ')
      ).trim();
      const choice = lettersChoices.find((candidate) => candidate === answer);
      if (choice) return choice;
    }
  } finally {
    dialog.close();
  }
}

/** Throws a StartError for a file that cannot be read. */
async function readLog(file: string): Promise<Set<string>> {
  if (file === '-') return readErasures(createInterface(process.stdin));
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new StartError(`There is no file ${file} to read the log from. Nothing was changed.`);
  return readErasures(createInterface(createReadStream(file)));
}

function erasedInWords(told: number, { erased, left }: ErasedAgain): string[] {
  return [
    `Erased persons in the log: ${told}. Here again: ${erased + left.length}, erased once more: ${erased}.`,
    ...left.map(({ email, reason }) => `  Not erased: ${email}. ${reason}`),
    ...(left.length > 0 ? ['Erase those on the Privacy screen once that is possible.'] : []),
  ];
}

function mailsInWords(mails: readonly UnsentMail[]): string[] {
  if (mails.length === 0) return [];
  return [
    `Mails that waited when the backup was made: ${mails.length}. They may have left since, so they are not sent:`,
    ...mails.map(
      ({ to, template, createdAt }) =>
        `  ${createdAt.toISOString()}  ${template.padEnd(20)} ${to ?? '(its key is gone)'}`,
    ),
  ];
}

async function compare({ say }: Shell, { comparison, differences }: Services): Promise<void> {
  const { charges, refunds, problem } = await comparison.runNow();
  if (problem)
    throw new StartError(
      `This copy is live, but payments were not compared: ${problem} Press Compare now on the Payments screen.`,
    );
  say(
    `Payments were compared with the provider's list: ${charges} of its payments, ${refunds} of its refunds.`,
  );
  const open = await differences.open();
  if (open.length === 0) return say('Nothing is otherwise here.');
  say('What is otherwise, for staff to decide on the Payments screen:');
  for (const { kind, number, reference, here, there } of open)
    say(
      `  ${kind === 'unknownHere' ? 'unknown here' : 'otherwise'}  ${number} ${reference}  here: ${here}; there: ${there}`,
    );
}
