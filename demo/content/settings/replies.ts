import type { RepliesSettingsInput } from '../../../server/src/generated/resolvers.ts';

const closing = 'Warm regards from {city},\n{name}\n{phone}';

const letter = (...paragraphs: string[]) => ['Dear {firstName},', ...paragraphs, closing].join('\n\n');

/** What our planners write nearly every day. */
export const replies: RepliesSettingsInput = {
  templates: [
    {
      name: 'We are on it',
      kind: 'registration',
      subject: 'Your journey: {program}',
      thenTake: true,
      text: letter(
        'Thank you for registering for {program} from {startDate}. We are asking for rooms and permits now and come back to you {answers}.',
        'Is there anything that you would like us to know for the planning, such as flight times or a birthday on the way? Simply answer this mail.',
      ),
    },
    {
      name: 'Confirmed',
      kind: 'registration',
      subject: 'Confirmed: {program}, {startDate}',
      thenStatus: 'confirmed',
      text: letter(
        'Good news: {program} from {startDate} is confirmed for you. Your registration has the number {number}; please name it when you write or call.',
        'The itinerary and a packing list are attached. Two weeks before the start your guide writes to you with the meeting point.',
      ),
    },
    {
      name: 'Another date?',
      kind: 'registration',
      subject: '{program}: could another date suit you?',
      text: letter(
        'For {program} from {startDate} the permits are sold out, we are sorry to say.',
        'The week before and the week after still have places. Would one of them suit you? Then we hold it for three days, free of charge.',
      ),
    },
    {
      name: 'Payment details',
      kind: 'registration',
      subject: 'How to pay for {program}',
      text: letter(
        'To secure {program} from {startDate} we ask for a deposit of 30 percent; the rest is due four weeks before the start.',
        'You can pay by bank transfer, mobile money or card. Please give the number {number} as reference, and call us at {phone} before you follow payment details that seem to be new.',
      ),
    },
    {
      name: 'Thank you for your message',
      kind: 'message',
      subject: 'Thank you for writing to {name}',
      thenTake: true,
      text: letter(
        'Thank you for your message. One of our planners looks into it and answers you {answers}.',
        'If it is urgent, please call {phone}.',
      ),
    },
    {
      name: 'A tailor-made journey',
      kind: 'message',
      subject: 'Your journey with {name}',
      text: letter(
        'We would love to plan this journey with you. To make a first proposal we need three things: when you would like to travel, how many you are, and what you would not want to miss.',
        'With that you get an itinerary and a price from us {answers}, without any obligation.',
      ),
    },
  ],
};
