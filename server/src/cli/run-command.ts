// All words of the command line, and what a shell hears of how one ended.
import { Command, CommanderError } from 'commander';
import { readEnvironment } from '../config.ts';
import { commandLine } from '../platform/command-line.ts';

type Add = (program: Command) => void;

/** Each word, loaded when it is asked for: a command that needs little of the product keeps little of it in memory. */
const commands: Record<string, () => Promise<Add>> = {
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  check: async () => (await import('./commands/check.ts')).addCheck,
  'claim-uploads': async () => (await import('./commands/claim-uploads.ts')).addClaimUploads,
  erase: async () => (await import('./commands/erase.ts')).addErase,
  export: async () => (await import('./commands/export.ts')).addExport,
  'go-live': async () => (await import('./commands/go-live.ts')).addGoLive,
  migrate: async () => (await import('./commands/migrate.ts')).addMigrate,
  'move-uploads': async () => (await import('./commands/move-uploads.ts')).addMoveUploads,
  owner: async () => (await import('./commands/owner.ts')).addOwner,
  purge: async () => (await import('./commands/purge.ts')).addPurge,
  reseal: async () => (await import('./commands/reseal.ts')).addReseal,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  'send-test-mail': async () => (await import('./commands/send-test-mail.ts')).addSendTestMail,
};

interface Output {
  out(text: string): void;
  err(text: string): void;
}

const standard: Output = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
};

/** Runs the command that these words make. Returns its exit code; what went wrong is said in sentences. */
export async function runCommand(words: string[], { out, err }: Output = standard): Promise<0 | 1 | 2> {
  const env = readEnvironment();
  const program = new Command(commandLine(env.npm_lifecycle_event !== undefined))
    .description('What is done to the product from a shell. Settings are those of the product.')
    .helpCommand(false)
    .configureOutput({ writeOut: out, writeErr: err })
    .showHelpAfterError('(--help says more)')
    // Those of a command as well, which are made below.
    .exitOverride();
  const [word = ''] = words;
  const asked = Object.hasOwn(commands, word) ? [word] : Object.keys(commands);
  for (const name of asked) (await commands[name]?.())?.(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // Help that was asked for is what was wanted; without a word it is shown as well.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    err(`${sayError(error, env.LOG_LEVEL)}\n`);
    return 1;
  }
}

/** A sentence. Where it came from is for who looks for a fault of the product. */
function sayError(error: unknown, logLevel: string | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (logLevel === 'debug' || logLevel === 'trace') return error.stack ?? error.message;
  return error.message || error.name;
}
