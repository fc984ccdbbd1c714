import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Command } from 'commander';
import { openTarget } from '../../backup/backup-target.ts';
import { type BackupDone, writeBackup } from '../../backup/write-backup.ts';
import type { Config } from '../../config.ts';
import type { Lock } from '../../platform/age/age-file.ts';
import { StartError } from '../../platform/start-error.ts';
import { onStopSignal } from '../../platform/stop-signals.ts';
import { expectOwnUploads, uploadsOf } from '../../uploads/own-uploads.ts';
import { withDatabaseAsItIs } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell } from '../shell.ts';

interface Options {
  plain?: true;
  withoutUploads?: true;
}

export function addBackup(program: Command): void {
  addCommand(program, {
    usage: 'backup',
    summary: 'writes everything into one file: tables as they are in one moment, and what was uploaded',
    more: `It is sealed for BACKUP_RECIPIENT or with BACKUP_PASSPHRASE, in the format of age. Not in it are sessions, what waits in the
queue, and the secrets of the settings: it ends by naming those that are to be kept elsewhere.`,
  })
    .argument('<file>', 'where to; - for standard output')
    .option('--without-uploads', 'leaves out pictures and PDFs')
    .option('--plain', 'does not seal it: whoever has the file reads all of it')
    .action(backUp);
}

async function backUp(file: string, { plain, withoutUploads }: Options): Promise<void> {
  const { config, log } = openShell();
  const lock = plain ? null : lockOf(config);
  if (file === '-') refuseUnfitOutput(config);
  const breaking = new AbortController();
  letOthersFirst();
  onStopSignal(() => breaking.abort(), { withParent: config.startedByNpm });
  const uploads = withoutUploads ? null : await uploadsOf(config, log);
  const storage = uploads?.storage ?? null;
  const { dataKeys } = config;
  const target = openTarget(file);
  const done = await withDatabaseAsItIs(config, log, async (url) => {
    if (uploads) await expectOwnUploads(url, uploads);
    return writeBackup({ url, storage, dataKeys, lock, target, signal: breaking.signal });
  });
  // Not on standard output: the archive may go there.
  for (const line of saidOf(done, config, storage !== null)) process.stderr.write(`${line}\n`);
}

/** Visitors come first: it takes what they leave of the processor. */
function letOthersFirst(): void {
  const { PRIORITY_LOW: low } = constants.priority;
  try {
    setPriority(low);
    // Linux means one thread by that. Others run already, which read, sum and write.
    if (process.platform === 'linux')
      for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), low);
  } catch {
    // A thread has just ended, or they cannot be listed here: a backup that is in the way is better than none.
  }
}

function lockOf({ backup: { recipient, passphrase } }: Config): Lock {
  if (recipient) return { recipient };
  if (passphrase) return { passphrase };
  throw new StartError(
    'A backup holds everything about people. Set BACKUP_RECIPIENT to the public key that age-keygen prints, or BACKUP_PASSPHRASE to 16 characters or more; with --plain it is not sealed.',
  );
}

/** npm would put lines of its own in front of the archive. */
function refuseUnfitOutput({ startedByNpm, npmIsSilent }: Config): void {
  if (process.stdout.isTTY)
    throw new StartError('Standard output is a terminal: lead it to a program or into a file.');
  if (startedByNpm && !npmIsSilent)
    throw new StartError(
      'npm writes lines of its own to standard output: use npm --silent run cli -- backup -',
    );
}

function* saidOf({ snapshotAt, tables, rows, files, missing }: BackupDone, config: Config, uploads: boolean) {
  const filesToo = uploads ? ` and ${files} uploaded files` : '; uploads are not in it';
  yield `Backed up as of ${snapshotAt.toISOString()}: ${rows} rows of ${tables} tables${filesToo}.`;
  const shown = missing.slice(0, 10).join(', ');
  const more = missing.length > 10 ? ` and ${missing.length - 10} more` : '';
  if (missing.length > 0)
    yield `Not in it, because they were deleted meanwhile or the storage has lost them: ${shown}${more}.`;
  yield `Keep elsewhere, as no backup holds them: ${secretsOf(config).join(', ')}.`;
}

/** Names of what a restored product needs beside the archive. */
function secretsOf({ mode, backup, s3, flutterwave, cdn, dataDir }: Config): string[] {
  const opening = backup.recipient ? ['the secret key to BACKUP_RECIPIENT'] : [];
  if (backup.passphrase) opening.push('BACKUP_PASSPHRASE');
  if (mode === 'demo') return [`the folder ${dataDir}/secrets`, ...opening];
  return [
    'DATA_KEYS',
    'JWT_SECRET',
    'DATABASE_URL',
    'SMTP_URL',
    ...(flutterwave ? ['FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_SECRET'] : []),
    ...(s3 ? ['S3_SECRET_ACCESS_KEY'] : []),
    ...(cdn ? ['CDN_PURGE_TOKEN'] : []),
    ...opening,
  ];
}
