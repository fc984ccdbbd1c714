// What mails about bookings usually say. Facts, sums and days stand in {details}, so that no text can leave them out.
import type { BookingMailKind, MailName } from '../../generated/schema.ts';
import type { EditableMail, MailWords } from './editable-mail.ts';

type GuestMail = `booking${Capitalize<BookingMailKind | 'link' | 'waiting'>}`;

/** What those to guests may hold. */
const toGuest = {
  variables: ['program', 'dates', 'reference', 'until'],
  parts: ['details', 'button'],
};

const ofGuests: Readonly<Record<GuestMail, MailWords>> = {
  bookingConfirmAddress: {
    subject: 'Please confirm your booking: {program}',
    heading: 'One click to go',
    paragraphs: [
      'Somebody, hopefully you, asked for seats on a journey with this address. Please confirm that it is yours:',
      '{button}',
      '{details}',
    ],
    note: 'Did you not book? Then do nothing: without your click the seats are free again soon, and you hear no more of it.',
  },
  bookingReceived: {
    subject: 'We have your request for {program}',
    heading: 'Your request is with us',
    paragraphs: [
      'Dear guest,',
      'Thank you for wanting to travel with us. The seats are kept for you until we have answered:',
      '{details}',
      'We write to you {answers}. Nothing is to be paid before.',
      '{button}',
    ],
    note: 'Something to change or to add? Your booking has a page of its own, and this mail can be answered.',
  },
  bookingHeld: {
    subject: 'Your seats are held: {program}',
    heading: 'Your seats are held',
    paragraphs: [
      'Dear guest,',
      'Your seats are kept for you until {until}. Pay by then, and they are yours:',
      '{details}',
      '{button}',
    ],
    note: 'The link opens your booking. Please do not pass it on.',
  },
  bookingConfirmed: {
    subject: 'Confirmed: {program}, {dates}',
    heading: 'You are travelling with us',
    paragraphs: [
      'Dear guest,',
      'Your booking is confirmed. This is what we look forward to:',
      '{details}',
      'The voucher to take along and the dates for your calendar are with this mail, and on your page, which has room for the names of all who travel.',
      '{button}',
    ],
    note: 'The link opens your booking. Please do not pass it on.',
  },
  bookingDeclined: {
    subject: 'About your request for {program}',
    heading: 'We are sorry',
    paragraphs: ['Dear guest,', 'We cannot confirm what you asked for:', '{details}', '{button}'],
    note: 'Answer this mail and we look for another date together.',
  },
  bookingLapsed: {
    subject: 'Your seats are free again: {program}',
    heading: 'Your booking has ended',
    paragraphs: [
      'Dear guest,',
      'The time in which we kept these seats is over, and others can book them now:',
      '{details}',
      'Nothing is to be paid. You are welcome to book again while there are seats.',
      '{button}',
    ],
    note: 'Did you pay already? Then answer this mail, and we find a way.',
  },
  bookingMoved: {
    subject: 'Your journey has new dates: {program}',
    heading: 'New dates',
    paragraphs: ['Dear guest,', 'Your booking has other dates now:', '{details}', '{button}'],
    note: 'Do they not suit you? Answer this mail.',
  },
  bookingCancelled: {
    subject: 'Cancelled: {program}, {dates}',
    heading: 'Your booking is cancelled',
    paragraphs: ['Dear guest,', 'This booking is cancelled:', '{details}', '{button}'],
    note: 'What is to be paid back we send in the way you paid. Questions? Answer this mail.',
  },
  bookingPlaceOffered: {
    subject: 'Seats for you: {program}, {dates}',
    heading: 'Seats have come free',
    paragraphs: [
      'Dear guest,',
      'You waited for seats on this journey, and now they are held for you until {until}:',
      '{details}',
      '{button}',
    ],
    note: 'Do you not need them any more? Then do nothing, and the next on the list gets them.',
  },
  bookingPaidTooLate: {
    subject: 'Your payment for {program} came too late',
    heading: 'Your money is here, your seats are not',
    paragraphs: [
      'Dear guest,',
      'Your payment reached us when your booking had ended and its seats were gone. We are sorry.',
      '{details}',
      'We write to you {answers}: you get the money back, or other dates, as you like it best.',
      '{button}',
    ],
    note: 'Answer this mail to tell us what you would rather have.',
  },
  bookingPaid: {
    subject: 'Your payment for {program} has come in',
    heading: 'Thank you for your payment',
    paragraphs: ['Dear guest,', 'We have received a payment for your booking:', '{details}', '{button}'],
    note: 'What is still to be paid, and by when, stands on the page of your booking.',
  },
  bookingNamesMissing: {
    subject: 'Who travels? {program}, {dates}',
    heading: 'We still need names',
    paragraphs: [
      'Dear guest,',
      'Your journey begins soon, and we do not know yet who travels with you:',
      '{details}',
      '{button}',
    ],
    note: 'Permits and parks are booked by name, so please tell us soon.',
  },
  bookingWhatToBring: {
    subject: 'What to bring: {program}, {dates}',
    heading: 'Time to pack',
    paragraphs: ['Dear guest,', 'Your journey begins in a few days:', '{details}', '{button}'],
    note: 'Questions? Answer this mail, or call us.',
  },
  bookingWelcome: {
    subject: 'See you soon: {program}, {dates}',
    heading: 'See you soon',
    paragraphs: [
      'Dear guest,',
      'Your journey is about to begin. We look forward to you:',
      '{details}',
      '{button}',
    ],
    note: 'Are you late, or lost? Call us: {phone}.',
  },
  bookingBalanceSoon: {
    subject: 'The rest of your journey: {program}, {dates}',
    heading: 'The rest is due soon',
    paragraphs: [
      'Dear guest,',
      'Thank you for what you paid for your journey. The rest is due soon:',
      '{details}',
      '{button}',
    ],
    note: 'Did you pay in these days? Then our mails have crossed, and there is nothing to do.',
  },
  bookingBalanceDue: {
    subject: 'Please pay the rest: {program}, {dates}',
    heading: 'The rest is due',
    paragraphs: [
      'Dear guest,',
      'Please pay the rest of your journey by the day below:',
      '{details}',
      '{button}',
    ],
    note: 'Did you pay in these days? Then our mails have crossed, and there is nothing to do.',
  },
  bookingBalanceOverdue: {
    subject: 'The rest has not come in yet: {program}, {dates}',
    heading: 'The rest has not come in',
    paragraphs: [
      'Dear guest,',
      'The rest of your journey was due, and we have not seen it yet. Your seats are still yours:',
      '{details}',
      '{button}',
    ],
    note: 'Do you need more time, or did you pay already? Answer this mail or call us, and we find a way: {phone}.',
  },
  bookingReviewAsked: {
    subject: 'How was it? {program}',
    heading: 'How was your journey?',
    paragraphs: [
      'Dear guest,',
      'Thank you for travelling with us. Would you tell others how it was? A few sentences help them, and us:',
      '{button}',
      '{details}',
    ],
    note: 'We read each review before it stands on our site, with your first name and the month. By the same link you can take it back at any time.',
  },
  bookingLink: {
    subject: 'Your link to booking {reference}',
    heading: 'A new link to your booking',
    paragraphs: [
      'Here is the link that you asked for. The one before does not open it any more.',
      '{button}',
      '{details}',
    ],
    note: 'Did you not ask for it? Then somebody knows your booking number and address, but has not seen your booking.',
  },
  bookingWaiting: {
    subject: 'You are on the list: {program}, {dates}',
    heading: 'You are on the waiting list',
    paragraphs: [
      'Dear guest,',
      'There are no seats for you on this journey at the moment. When some come free and it is your turn, we hold them for you and write at once.',
      '{details}',
      '{button}',
    ],
    note: 'Did you not ask for it, or need no seats any more? The page lets you leave the list.',
  },
};

const mailsToGuests = Object.entries(ofGuests).map(([mail, words]) => [mail, { ...toGuest, ...words }]);

export const bookingMails = {
  ...(Object.fromEntries(mailsToGuests) as Record<GuestMail, EditableMail>),
  bookingOffice: {
    variables: ['what', 'guest', 'program', 'dates', 'reference'],
    parts: ['details', 'button'],
    subject: '{what}: {guest}, {program}',
    heading: '{what}',
    paragraphs: ['{details}', '{button}'],
    note: 'Passports and sums are shown in the admin only, to people who are signed in.',
  },
} satisfies Partial<Record<MailName, EditableMail>>;
