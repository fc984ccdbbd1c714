import { Argument, type Command } from 'commander';
import type { Config } from '../../config.ts';
import { StartError } from '../../platform/start-error.ts';
import { onStopSignal } from '../../platform/stop-signals.ts';
import { type MoveDone, moveUploads } from '../../uploads/move-uploads.ts';
import { uploadsOf, withConnection } from '../../uploads/own-uploads.ts';
import { withDatabase } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell, type Shell } from '../shell.ts';

const places = ['s3', 'folder'] as const;
type Place = (typeof places)[number];

export function addMoveUploads(program: Command): void {
  addCommand(program, {
    usage: 'move-uploads',
    summary:
      'copies pictures and PDFs from the folder DATA_DIR/uploads to the bucket of the S3_ variables, or back',
    more: `Set the S3_ variables for this command, whichever way it copies. Each file is read back and compared. It removes nothing from where
it copies; it may be broken off and run again, and copies what is not there yet. It ends by saying what to change then.`,
  })
    .addArgument(new Argument('<to>', 'where to').choices(places))
    .action(async (to: Place) => move(openShell(), to));
}

async function move(shell: Shell, target: Place): Promise<void> {
  const { config, log, say } = shell;
  if (!config.s3)
    throw new StartError(
      'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for this command, and S3_ENDPOINT where the store is not Amazon: they name the bucket.',
    );
  const bucket = await uploadsOf(config, log);
  const folder = await uploadsOf({ ...config, s3: null }, log);
  const [from, to] = target === 's3' ? [folder, bucket] : [bucket, folder];
  const breaking = new AbortController();
  onStopSignal(() => breaking.abort(), { withParent: config.startedByNpm });
  const tell = (done: number, all: number) => {
    if (done % 500 === 0) say(`${done} of ${all}`);
  };
  const done = await withDatabase(config, log, (url) =>
    withConnection(url, (connection) => moveUploads({ connection, from, to, signal: breaking.signal, tell })),
  );
  for (const line of saidOf(done, config, { target, from: from.place, to: to.place })) say(line);
  if (done.missing.length > 0)
    throw new StartError(
      `${done.missing.length} files are in neither place, or are damaged: ${shown(done.missing)}. Send them again, or put them back from a backup.`,
    );
}

function* saidOf({ copied, bytes, there }: MoveDone, config: Config, names: Names): Generator<string> {
  const { target, from, to } = names;
  yield `Copied into ${to}: ${copied} files (${Math.ceil(bytes / 1024 ** 2)} MB), each compared. There already: ${there}.`;
  yield target === 's3'
    ? `Now, once: set ${variablesOf(config)} for the product as they are here, and restart it.`
    : 'Now, once: take the S3_ variables away from the product, and restart it.';
  yield `Then run this once more: it copies what came meanwhile. When the product runs on ${to} and that copied what was left, remove ${from}: it has the same id, and would be taken for the right place.`;
}

interface Names {
  target: Place;
  from: string;
  to: string;
}

const variablesOf = ({ s3 }: Config): string =>
  [
    ...(s3?.endpoint ? ['S3_ENDPOINT'] : []),
    'S3_BUCKET',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ].join(', ');

const shown = (keys: readonly string[]) =>
  keys.slice(0, 10).join(', ') + (keys.length > 10 ? ` and ${keys.length - 10} more` : '');
