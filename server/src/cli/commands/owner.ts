import type { Command } from 'commander';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { withBackend } from '../../backend.ts';
import { commandLine } from '../../platform/command-line.ts';
import { newPassword } from '../../platform/new-password.ts';
import { StartError } from '../../platform/start-error.ts';
import { withDatabase } from '../../with-database.ts';
import { addCommand } from '../add-command.ts';
import { openShell, type Shell } from '../shell.ts';

export function addOwner(program: Command): void {
  addCommand(program, {
    usage: 'owner',
    summary: 'gives an owner a new random password, or makes the owner where there is none',
    more: 'Two-factor sign-in of that account is turned off, its sessions end, and a mail tells its address of it.',
  })
    .argument('[e-mail]', 'whose account; the first owner when left out')
    .action(async (email?: string) => {
      const shell = openShell();
      shell.say(await withDatabase(shell.config, shell.log, (url) => renew(shell, url, email)));
    });
}

function renew({ config, log }: Shell, url: string, wanted: string | undefined): Promise<string> {
  return withBackend(config, url, log, async ({ db, services: { accounts, quiet } }) => {
    const owner = await firstOwner(db);
    const email = wanted ?? owner ?? config.ownerEmail;
    if (!email) {
      throw new StartError(
        `There is no owner yet. Say whose account to make: ${commandLine(config.startedByNpm)} owner owner@example.org`,
      );
    }
    const password = newPassword();
    const renewal = owner
      ? await accounts.setPassword(email, password)
      : await accounts.makeOwner(expectEmail(email), password);
    if (owner && !renewal) throw new StartError(`There is no account of ${email}.`);
    const done = [
      ...(owner ? [] : ['This account is the owner now.']),
      ...(renewal
        ? [
            `Its sessions have ended${quiet.copy ? '; as this is a restored copy, no mail tells of it.' : ', and a mail tells its address of this.'}`,
          ]
        : []),
      ...(renewal?.twoFactorOff
        ? ['Its two-factor sign-in is off: set it up anew on the account page.']
        : []),
    ].join('\n');
    return `\n  Sign in at  ${config.publicUrl}/admin/login\n  E-mail      ${email}\n  Password    ${password}\n\n${done}`;
  });
}

function expectEmail(text: string): string {
  const { data } = z.email().max(254).safeParse(text);
  if (data) return data;
  throw new StartError(`${text} is not an e-mail address: give one such as owner@example.org.`);
}

async function firstOwner(db: DataSource): Promise<string | undefined> {
  const [owner] = await db.query(`SELECT email::text FROM users WHERE role = 'owner' ORDER BY id LIMIT 1`);
  return owner?.email;
}
