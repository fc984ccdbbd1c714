// What a mail says, before it becomes HTML or plain text. Nothing in it is escaped yet.

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
  /** Where the site shows the same. */
  viewUrl?: string;
}

/** A page of the site, all addresses whole. */
export interface Card {
  title: string;
  excerpt: string;
  price: string | null;
  url: string;
  label: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

export type Part =
  | { kind: 'text'; text: string }
  /** Less important than text. */
  | { kind: 'note'; text: string }
  /** Somebody else's words; lines are kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: Row[] }
  | { kind: 'button'; label: string; url: string }
  /** Ours to write, so it is HTML already; and in plain words, a line for each paragraph. */
  | { kind: 'rich'; html: string; text: string }
  | ({ kind: 'card' } & Card);

export type Row = [name: string, value: string];
/** Of a list of facts: what is no row is left out. */
export type RowOrNone = Row | false | null | undefined | '' | 0;

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const note = (words: string): Part => ({ kind: 'note', text: words });
export const quote = (words: string): Part => ({ kind: 'quote', text: words });
export const facts = (...rows: RowOrNone[]): Part => ({
  kind: 'facts',
  rows: rows.filter((row): row is Row => Boolean(row)),
});
export const button = (label: string, url: string): Part => ({ kind: 'button', label, url });
