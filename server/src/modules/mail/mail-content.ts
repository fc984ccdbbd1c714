// What a mail says, before it becomes HTML or plain text. Nothing in it is escaped yet.
import { english } from '../../platform/locale.ts';

export interface MailContent {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  parts: Part[];
  /** Why this person gets this mail. */
  reason: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** For mails somebody asked for and can end. */
  unsubscribeUrl?: string;
}

export type Part =
  | { kind: 'text'; text: string }
  /** Less important than text. */
  | { kind: 'note'; text: string }
  /** Somebody else's words; lines are kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: [name: string, value: string][] }
  | { kind: 'button'; label: string; url: string };

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const note = (words: string): Part => ({ kind: 'note', text: words });
export const quote = (words: string): Part => ({ kind: 'quote', text: words });
export const facts = (...rows: [string, string][]): Part => ({ kind: 'facts', rows });
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url });

const longDate = new Intl.DateTimeFormat(english.formats, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `5 January 2026` for `2026-01-05`; anything else stays as it is. */
export function dateInWords(day: string): string {
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : longDate.format(date);
}

/** `$15`, `UGX 50,000`: a symbol of letters stands apart. */
export function money(amount: number, symbol: string): string {
  const number = amount.toLocaleString(english.formats, { maximumFractionDigits: 2 });
  return /[a-z]$/i.test(symbol) ? `${symbol} ${number}` : symbol + number;
}
