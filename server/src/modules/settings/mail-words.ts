// The words of mails that an agency can make its own: what they are unless the settings say otherwise, and what they may hold.
import type { MailName } from '../../generated/schema.ts';
import { bookingMails } from './booking-mail-words.ts';
import type { EditableMail } from './editable-mail.ts';
import { quoteMails } from './mails/quote-mail-words.ts';
import { ofCompany } from './variables.ts';

export const editableMails: Readonly<Record<MailName, EditableMail>> = {
  registrationReceived: {
    variables: ['program', 'startDate'],
    parts: ['details'],
    subject: 'We have your registration for {program}',
    heading: 'Your registration is with us',
    paragraphs: [
      'Dear guest,',
      'Thank you for wanting to travel with us. This is what you registered for:',
      '{details}',
      'We read it {answers} and write to you about availability, permits and payment. Nothing is booked or charged before you agree.',
    ],
    note: 'Something to change or to add? Simply answer this mail.',
  },
  registrationOffice: {
    variables: ['guest', 'program', 'startDate'],
    parts: ['details', 'button'],
    subject: 'New registration: {guest}, {program}',
    heading: 'A new registration',
    paragraphs: ['{details}', '{button}'],
    note: 'Contact and health details are shown in the admin only, to people who are signed in.',
  },
  contactOffice: {
    variables: ['guest', 'subject'],
    parts: ['details', 'message'],
    subject: 'Message: {subject}',
    heading: '{subject}',
    paragraphs: ['{details}', '{message}'],
    note: 'Answer this mail to write to {guest}.',
  },
  donationReceipt: {
    variables: ['amount', 'date', 'reference'],
    parts: ['details'],
    subject: 'Thank you for your donation of {amount}',
    heading: 'Thank you for your donation',
    paragraphs: ['Dear friend,', 'Your gift has arrived.', '{details}'],
    note: 'Please keep this mail as your receipt.',
  },
  newsletterConfirm: {
    variables: [],
    parts: ['button'],
    subject: 'Please confirm your newsletter',
    heading: 'One click to go',
    paragraphs: [
      'You asked for the newsletter of {name}. Please confirm that this address is yours:',
      '{button}',
    ],
    note: 'Did you not ask for it? Then do nothing: without your click we send you no newsletter.',
  },
  newsletterUnsubscribe: {
    variables: [],
    parts: ['button'],
    subject: 'Please confirm that you want to leave our newsletter',
    heading: 'Leaving our newsletter',
    paragraphs: ['We were asked to take this address off our newsletter. Please confirm it:', '{button}'],
    note: 'Did you not ask for it? Then do nothing, and all stays as it is.',
  },
  passwordReset: {
    variables: [],
    parts: ['button'],
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for this address.',
      '{button}',
      'The link works once, for 30 minutes. When you have used it, you are signed out everywhere else.',
    ],
    note: 'Was it not you? Then do nothing: your password stays as it is.',
  },
  invitation: {
    variables: ['invitedBy', 'role', 'duties'],
    parts: ['button'],
    subject: 'You are invited to {name}',
    heading: 'Join the team',
    paragraphs: [
      '{invitedBy} invites you to look after the website of {name} as an {role}.',
      'You will be able to {duties}.',
      '{button}',
    ],
    note: 'The link works once, for 7 days. Please do not pass it on: whoever opens it can make the account.',
  },
  ...bookingMails,
  ...quoteMails,
};

/** What the words of each may hold and what they usually are, for who writes them. */
export const mailVariables = () =>
  (Object.keys(editableMails) as MailName[]).map((mail) => {
    const { variables, parts, ...usual } = editableMails[mail];
    return {
      mail,
      usual: { mail, ...usual },
      variables: [...variables, ...ofCompany],
      parts: [...parts],
    };
  });
