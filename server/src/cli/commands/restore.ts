import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import type { Command } from 'commander';
import { type RestoreDone, restore } from '../../backup/restore.ts';
import type { Config } from '../../config.ts';
import { openStorage } from '../../open-storage.ts';
import type { Keys } from '../../platform/age/age-file.ts';
import { commandLine } from '../../platform/command-line.ts';
import { StartError } from '../../platform/start-error.ts';
import { onStopSignal } from '../../platform/stop-signals.ts';
import { withDatabaseAsItIs } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell } from '../shell.ts';

export function addRestore(program: Command): void {
  addCommand(program, {
    usage: 'restore',
    summary: 'puts a backup into an empty database and empty uploads, and proves that all of it came back',
    more: `It is opened with BACKUP_IDENTITY, BACKUP_IDENTITY_FILE or BACKUP_PASSPHRASE. What it makes is a quiet copy: visitors read it, and nothing
leaves it until go-live.`,
    beside:
      'It may not run while the product does: a database that the product has started on is not empty, and is refused.',
  })
    .argument('<file>', 'the backup; - for standard input')
    .action(putBack);
}

async function putBack(file: string): Promise<void> {
  const { config, log, say } = openShell();
  collectGarbageAtOnce();
  const keys = await keysOf(config);
  const storage = await openStorage(config, log);
  const source: Readable =
    file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1024 ** 2 });
  onStopSignal(() => source.destroy(new StartError('The restoring was broken off.')), {
    withParent: config.startedByNpm,
  });
  const done = await withDatabaseAsItIs(config, log, (url) =>
    restore({ config, log, url, storage, source, keys }),
  );
  for (const line of saidOf(done, config)) say(line);
}

/**
 * What is read and opened lies outside of the heap. For every 64 MB of it V8 looks through the heap: at once that takes some
 * milliseconds, while nobody waits for an answer; in small steps, as by default, it takes longer (docs/performance.md).
 */
const collectGarbageAtOnce = () => setFlagsFromString('--no-incremental-marking');

async function keysOf({ backup: { identity, identityFile, passphrase } }: Config): Promise<Keys> {
  const identities = identity ? [identity] : [];
  if (identityFile) identities.push(...(await identitiesIn(identityFile)));
  return { identities, passphrase };
}

async function identitiesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new StartError(`BACKUP_IDENTITY_FILE cannot be read (${cause.message}).`, { cause });
  });
  const found = text.match(/^AGE-SECRET-KEY-1[\dA-Z]{58}$/gm);
  if (found) return found;
  throw new StartError(`BACKUP_IDENTITY_FILE names ${file}, which holds no secret key of age-keygen.`);
}

function* saidOf({ preface, rows, files, missing, mails }: RestoreDone, { startedByNpm }: Config) {
  const filesToo = preface.uploads ? ` and ${files} uploaded files` : '';
  yield `Everything as of ${preface.snapshotAt} is back and proven: ${rows} rows of ${preface.tables.length} tables${filesToo}.`;
  if (!preface.uploads) yield 'Uploads are not in this backup: put them back before the copy goes live.';
  const shown = missing.slice(0, 10).join(', ');
  const more = missing.length > 10 ? ` and ${missing.length - 10} more` : '';
  if (missing.length > 0)
    yield `The backup does not hold these files, which the tables name: ${shown}${more}.`;
  if (mails > 0) yield `Mails that had not left then: ${mails}. None is sent; go-live lists them.`;
  yield `This is a quiet copy: nothing leaves it. Look at it, then run: ${commandLine(startedByNpm)} go-live`;
}
