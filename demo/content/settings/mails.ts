import type { MailsSettingsInput } from '../../../server/src/generated/resolvers.ts';

/** What our mails say where the usual words are not ours. */
export const mails: MailsSettingsInput = {
  mails: [
    {
      mail: 'registrationReceived',
      subject: 'We have your registration for {program}',
      heading: 'Your registration is with us',
      paragraphs: [
        'Dear guest,',
        'Thank you for wanting to travel with us. This is what you registered for:',
        '{details}',
        'One of our planners reads it {answers} and writes to you about availability, permits and payment. Nothing is booked or charged before you agree.',
      ],
      note: 'Something to change or to add? Simply answer this mail.',
    },
    {
      mail: 'donationReceipt',
      subject: 'Thank you for your donation of {amount}',
      heading: 'Thank you for your donation',
      paragraphs: [
        'Dear friend,',
        'Your gift has arrived. It goes to the villages that receive our guests: school materials, trees and clean water.',
        '{details}',
      ],
      note: 'Please keep this mail as your receipt.',
    },
  ],
};
