import { company } from './company.ts';

/** The address that opens the chat with a message written already. */
function chatLink(message: string): string {
  return `https://wa.me/${company.chatNumber}?text=${encodeURIComponent(message)}`;
}

export const greetingLink = chatLink(`Hello ${company.name}, I would like to know more about your tours.`);

/** The chat, opened with the wish to book this program. */
export function bookingLink(programName: string): string {
  return chatLink(`Hello ${company.name}, I would like to book "${programName}".`);
}

/** The chat, opened with a question about this stay. */
export function stayLink(stayName: string): string {
  return chatLink(`Hello ${company.name}, I would like to know more about staying at "${stayName}".`);
}
