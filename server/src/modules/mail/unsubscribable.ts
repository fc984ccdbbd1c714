import type { MailContent } from './mail-content.ts';

/** RFC 8058: mail programs show a button that unsubscribes with one POST. */
export const unsubscribable = (url: string): Pick<MailContent, 'headers' | 'unsubscribeUrl'> => ({
  unsubscribeUrl: url,
  headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});
