import { company } from './company.ts';
import { button, facts, type Letter, note, text } from './letter.ts';
import type { MailData } from './mail.ts';

type Change = MailData<'account-changed'>;

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

const words: Record<Change['what'], { heading: string; done: string }> = {
  password: {
    heading: 'Your password was changed',
    done: 'The password of your account was changed. You are signed out everywhere else.',
  },
};

/** What somebody gets after a change of how they sign in. */
export function accountChanged({ what, at, by, from }: Change, publicUrl: string): Letter {
  const { heading, done } = words[what];
  const rows: [string, string][] = [['When', `${moment.format(new Date(at))} in Kampala`]];
  if (by) rows.push(['By', by]);
  if (from) rows.push(['From', from.ip], ['With', from.userAgent || 'an unknown browser']);
  if (!by && !from) rows.push(['By', 'whoever runs the site']);
  return {
    subject: heading,
    preheader: 'Was it not you? Then choose a new password at once.',
    heading,
    parts: [
      text(done),
      facts(...rows),
      note(
        'Was it you? Then there is nothing to do. If not, choose a new password at once and tell an owner of the site.',
      ),
      button('Choose a new password', `${publicUrl}/admin/forgot-password`),
    ],
    reason: `There is a staff account of ${company.name} for this address.`,
  };
}
