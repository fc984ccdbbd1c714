// What the office and members of staff get.

import { dateInWords } from '../../platform/text/in-words.ts';
import type { MailLook } from '../settings/agency.ts';
import { button, facts, type MailContent, note, quote, text } from './mail-content.ts';
import type { MailData } from './outgoing-mail.ts';
import { wordsOf } from './words-of.ts';

const toTheOffice = ({ company }: MailLook) => `This address is the office mailbox of ${company.name}.`;

export function registrationOffice(
  data: MailData<'registration-office'>,
  look: MailLook,
  publicUrl: string,
): MailContent {
  const startDate = dateInWords(data.startDate);
  const parts = {
    details: facts(
      ['Guest', data.name],
      ['Journey', data.program],
      ['Start', startDate],
      ['Number', String(data.registrationId)],
    ),
    button: button('Open the registrations', `${publicUrl}/admin/registrations`),
  };
  return {
    ...wordsOf(look, 'registrationOffice', { guest: data.name, program: data.program, startDate }, parts),
    preheader: `Start ${startDate}. The rest stands in the admin.`,
    reason: toTheOffice(look),
  };
}

export function contactOffice(data: MailData<'contact-office'>, look: MailLook): MailContent {
  const parts = {
    details: facts(['From', data.name], ['E-mail', data.email]),
    message: quote(data.message),
  };
  return {
    ...wordsOf(look, 'contactOffice', { guest: data.name, subject: data.subject }, parts),
    preheader: `${data.name} writes through the contact form.`,
    reason: toTheOffice(look),
    replyTo: data.email,
  };
}

export function ownerSetup({ setupUrl }: MailData<'owner-setup'>, { company }: MailLook): MailContent {
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

export function passwordReset({ resetUrl }: MailData<'password-reset'>, look: MailLook): MailContent {
  return {
    ...wordsOf(look, 'passwordReset', {}, { button: button('Choose a new password', resetUrl) }),
    preheader: 'The link works once, for 30 minutes.',
    reason: `There is a staff account of ${look.company.name} for this address.`,
  };
}

export function invitation(
  { inviteUrl, invitedBy, role, duties = asBefore(role) }: MailData<'invitation'>,
  look: MailLook,
): MailContent {
  const parts = { button: button('Accept the invitation', inviteUrl) };
  return {
    ...wordsOf(look, 'invitation', { invitedBy, role, duties }, parts),
    preheader: `${invitedBy} made room for you. The invitation is good for 7 days.`,
    reason: `${invitedBy} entered your address to invite you.`,
  };
}

/** Of a mail that has waited since before it named them. */
const asBefore = (role: string) =>
  `publish what visitors see, answer what they send${role === 'owner' ? ', and decide who else may sign in' : ''}`;
