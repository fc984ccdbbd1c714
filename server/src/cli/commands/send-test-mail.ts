import type { Command } from 'commander';
import { z } from 'zod';
import { text } from '../../modules/mail/mail-content.ts';
import { MailError } from '../../platform/mail-transport.ts';
import { StartError } from '../../platform/start-error.ts';
import { parseInput } from '../../platform/validation.ts';
import { addCommand } from '../add-command.ts';
import { openShell } from '../shell.ts';
import { withServices } from '../with-services.ts';

const recipient = z.object({ email: z.string().trim().max(254).check(z.email()) });

export function addSendTestMail(program: Command): void {
  addCommand(program, {
    usage: 'send-test-mail',
    summary: 'hands one mail to the mail server at once, and says what became of it',
    more: 'It does not wait in the queue. In a demo it is a file in the folder of mails. A restored copy sends none before it is live.',
  })
    .argument('<e-mail>', 'who gets it')
    .action(async (given: string) => {
      const shell = openShell();
      const { email } = parseInput(recipient, { email: given });
      await withServices(shell, async ({ mail, quiet }) => {
        quiet.refuseToLeave();
        await mail.sendNow(email, testMail(shell.config.publicUrl)).catch((error) => {
          if (!(error instanceof MailError)) throw error;
          throw new StartError(
            `${error.message} Look at SMTP_URL, SMTP_STARTTLS and MAIL_FROM, and whether the mail server lets this machine in.`,
            { cause: error },
          );
        });
      });
      shell.say(
        shell.config.smtpUrl
          ? `The mail server took the mail to ${email}. Look whether it arrives, and not among spam.`
          : `The mail to ${email} is a file in ${shell.config.dataDir}/mail.`,
      );
    });
}

const testMail = (publicUrl: string) => ({
  subject: 'A test mail',
  preheader: 'Mails of the site leave and arrive.',
  heading: 'A test mail',
  parts: [
    text(`Mails of ${publicUrl} leave and arrive.`),
    text('Whoever looks after the site sent this one to try it. There is nothing to do.'),
  ],
  reason: 'Somebody who runs the site gave this address to a test.',
});
