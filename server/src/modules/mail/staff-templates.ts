// What the office and members of staff get.
import { company } from './company.ts';
import { button, dateInWords, facts, type MailContent, note, quote, text } from './mail-content.ts';
import type { MailData } from './outgoing-mail.ts';

const toTheOffice = `This address is the office mailbox of ${company.name}.`;

export function registrationOffice(data: MailData<'registration-office'>, publicUrl: string): MailContent {
  return {
    subject: `New registration: ${data.name}, ${data.program}`,
    preheader: `Start ${dateInWords(data.startDate)}. The rest stands in the admin.`,
    heading: 'A new registration',
    parts: [
      facts(
        ['Guest', data.name],
        ['Journey', data.program],
        ['Start', dateInWords(data.startDate)],
        ['Number', String(data.registrationId)],
      ),
      button('Open the registrations', `${publicUrl}/admin/registrations`),
      note('Contact and health details are shown in the admin only, to people who are signed in.'),
    ],
    reason: toTheOffice,
  };
}

export function contactOffice(data: MailData<'contact-office'>): MailContent {
  return {
    subject: `Message: ${data.subject}`,
    preheader: `${data.name} writes through the contact form.`,
    heading: data.subject,
    parts: [
      facts(['From', data.name], ['E-mail', data.email]),
      quote(data.message),
      note(`Answer this mail to write to ${data.name}.`),
    ],
    reason: toTheOffice,
    replyTo: data.email,
  };
}

export function ownerSetup({ setupUrl }: MailData<'owner-setup'>): MailContent {
  return {
    subject: `Set up ${company.name}: make the account of the owner`,
    preheader: 'The link works once, until the site has an owner.',
    heading: 'Make the first account',
    parts: [
      text(`The website of ${company.name} runs and has no owner yet.`),
      button('Make the account of the owner', setupUrl),
      note(
        'The link works once. Please do not pass it on: whoever opens it can make the account and decides about everything.',
      ),
    ],
    reason: 'This address stands in the settings of the site as OWNER_EMAIL.',
  };
}

export function passwordReset({ resetUrl }: MailData<'password-reset'>): MailContent {
  return {
    subject: 'Choose a new password',
    preheader: 'The link works once, for 30 minutes.',
    heading: 'Choose a new password',
    parts: [
      text('Somebody, hopefully you, asked for a new password for this address.'),
      button('Choose a new password', resetUrl),
      text('The link works once, for 30 minutes. When you have used it, you are signed out everywhere else.'),
      note('Was it not you? Then do nothing: your password stays as it is.'),
    ],
    reason: `There is a staff account of ${company.name} for this address.`,
  };
}

export function invitation({ inviteUrl, invitedBy, role }: MailData<'invitation'>): MailContent {
  const duties =
    role === 'owner'
      ? 'publish what visitors see, answer what they send, and decide who else may sign in'
      : 'publish what visitors see and answer what they send';
  return {
    subject: `You are invited to ${company.name}`,
    preheader: `${invitedBy} made room for you. The invitation is good for 7 days.`,
    heading: 'Join the team',
    parts: [
      text(`${invitedBy} invites you to look after the website of ${company.name} as an ${role}.`),
      text(`You will be able to ${duties}.`),
      button('Accept the invitation', inviteUrl),
      note(
        'The link works once, for 7 days. Please do not pass it on: whoever opens it can make the account.',
      ),
    ],
    reason: `${invitedBy} entered your address to invite you.`,
  };
}
