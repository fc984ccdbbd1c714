import { recordKey } from '../../platform/ids.ts';
import { comparedAddress } from '../../platform/mail-transport.ts';
import type { Mail } from './outgoing-mail.ts';

/** Whole addresses of whom a mail goes to or comes from, as they are compared. The office's own is nobody's. */
export function addressesOf({ template, to, data }: Mail): string[] {
  if (template === 'registration-office') return [];
  return [comparedAddress(template === 'contact-office' ? data.email : to)];
}

/** The records that a mail is about which was promised before mails said so, as far as it tells. */
export const recordsBefore = ({ template, data }: Mail): string[] =>
  template === 'registration-office' ? [recordKey({ kind: 'registration', id: data.registrationId })] : [];
