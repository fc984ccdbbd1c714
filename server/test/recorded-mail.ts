import type { MailTransport, OutgoingMail } from '../src/platform/mail-transport.ts';

/** A mail server that only remembers what it took. */
export function recordedMail(): MailTransport & { taken: OutgoingMail[] } {
  const taken: OutgoingMail[] = [];
  return { taken, send: async (mail) => void taken.push(mail), close: () => undefined };
}

/** The value of `parameter` in the first link of a mail that has one. */
export function tokenIn(mail: OutgoingMail | undefined, parameter: string): string {
  return new RegExp(`[?&#]${parameter}=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
}
