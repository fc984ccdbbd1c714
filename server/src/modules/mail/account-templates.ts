import { english } from '../../platform/locale.ts';
import type { MailLook } from '../settings/agency.ts';
import { button, facts, type MailContent, note, type Row, text } from './mail-content.ts';
import type { MailData } from './outgoing-mail.ts';

type Change = MailData<'account-changed'>;

const moment = new Intl.DateTimeFormat(english.formats, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

const words: Record<Change['what'], { heading: string; done: string }> = {
  password: {
    heading: 'Your password was changed',
    done: 'The password of your account was changed. You are signed out everywhere else.',
  },
  'two-factor-on': {
    heading: 'Two-factor sign-in is on',
    done: 'From now on your account asks for a code of your authenticator app after the password.',
  },
  'two-factor-off': {
    heading: 'Two-factor sign-in is off',
    done: 'Your account asks for the password only. You can set two-factor sign-in up again on your account page.',
  },
  'two-factor-reset': {
    heading: 'Your two-factor sign-in was reset',
    done: 'Your account asks for the password only, and your recovery codes count no more. Please set two-factor sign-in up again on your account page.',
  },
  'recovery-code': {
    heading: 'A recovery code was used',
    done: 'Somebody, hopefully you, signed in to your account with a recovery code. It cannot be used again.',
  },
  'recovery-codes': {
    heading: 'You have new recovery codes',
    done: 'New recovery codes were made for your account. The earlier ones count no more.',
  },
};

/** What somebody gets after a change of how they sign in. */
export function accountChanged(
  { what, at, by, from }: Change,
  { company }: MailLook,
  publicUrl: string,
): MailContent {
  const { heading, done } = words[what];
  const rows: Row[] = [['When', `${moment.format(new Date(at))} in Kampala`]];
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
