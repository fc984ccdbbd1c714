// One letter about what is wrong. It must leave while the database is away, so it asks nothing of it: not how the agency looks, either.
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { facts, type MailContent, note, text } from '../../modules/mail/mail-content.ts';
import { renderHtml } from '../../modules/mail/render-html.ts';
import { renderText } from '../../modules/mail/render-text.ts';
import { agencyOf, mailLookOf } from '../../modules/settings/agency.ts';
import { openMailTransport } from '../../open-mail-transport.ts';
import { comparedAddress } from '../../platform/mail-transport.ts';
import type { Found } from './check.ts';

/** Hands it to the mail server at once. Throws a MailError. */
export async function writeLetter(config: Config, to: string, failed: readonly Found[]): Promise<void> {
  const { publicUrl, mode } = config;
  const { host } = new URL(publicUrl);
  const look = mailLookOf(agencyOf({}, { name: host }, mode), {}, {});
  const content = letterOf(host, failed);
  const transport = openMailTransport(config);
  try {
    await transport.send({
      id: randomUUID(),
      to,
      senderName: host,
      subject: content.subject,
      html: renderHtml(content, publicUrl, look),
      text: renderText(content, look),
      about: [comparedAddress(to)],
      isWithdrawn: async () => false,
    });
  } finally {
    transport.close();
  }
}

const letterOf = (host: string, failed: readonly Found[]): MailContent => ({
  subject: `${host} needs a look: ${failed.map(({ name }) => name).join(', ')}`,
  preheader: failed[0]?.words ?? '',
  heading: 'The site needs a look',
  parts: [
    text('The daily look at the site found what is not as it should be:'),
    facts(...failed.map(({ name, words }): [string, string] => [name, words])),
    note('What to do stands in docs/when.md of the product.'),
  ],
  reason:
    'You look after this site. Its machine writes once a day, and only when something is wrong (check --mail).',
});
