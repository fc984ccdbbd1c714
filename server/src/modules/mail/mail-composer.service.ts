import type { MailName } from '../../generated/schema.ts';
import type { MailLook } from '../settings/agency.ts';
import type { MailWords } from '../settings/mail-words.ts';
import { parseSettings } from '../settings/parse-settings.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { groupOfMails } from '../settings/settings-groups.ts';
import { exampleMails } from './example-mails.ts';
import type { MailContent, Part } from './mail-content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { sanitiseMail, styledHtml, wordsOfHtml } from './rich-html.ts';
import { fillTemplate } from './templates.ts';
import { unsubscribable } from './unsubscribable.ts';

export type { Mail } from './outgoing-mail.ts';
export type { MailContent, Part };

interface ComposerDeps {
  publicUrl: string;
  settings: Pick<SettingsService, 'mailLook'>;
}

/** How what staff write becomes a mail in the look of the agency. */
export class MailComposer {
  readonly publicUrl: string;
  /** What mails have of the agency now. */
  readonly look: () => Promise<MailLook>;

  constructor({ publicUrl, settings }: ComposerDeps) {
    this.publicUrl = publicUrl;
    this.look = () => settings.mailLook();
  }

  /** HTML of the editor with what a mail can show, and nothing else. */
  sanitise(html: string): string {
    return sanitiseMail(html);
  }

  part(html: string, { colors }: MailLook): Part {
    return {
      kind: 'rich',
      html: styledHtml(html, this.publicUrl, colors),
      text: wordsOfHtml(html, this.publicUrl),
    };
  }

  /** All but the recipient. With an address that unsubscribes, mail programs show their own button for it. */
  render(content: MailContent, look: MailLook, unsubscribeUrl?: string) {
    const mail = unsubscribeUrl ? { ...content, ...unsubscribable(unsubscribeUrl) } : content;
    return {
      senderName: look.company.name,
      subject: mail.subject,
      headers: mail.headers,
      text: renderText(mail, look),
      html: renderHtml(mail, this.publicUrl, look),
    };
  }

  /** A mail of the settings with these words, as its reader would get it, with values that are made up. Throws BAD_USER_INPUT. */
  async preview(input: unknown) {
    const { mails } = parseSettings(groupOfMails, { mails: [input] }, this.publicUrl);
    const [{ mail, ...words }] = mails as [MailWords & { mail: MailName }];
    const look = await this.look();
    const withWords = { ...look, words: { ...look.words, [mail]: words } };
    return this.render(fillTemplate(exampleMails(this.publicUrl)[mail], this.publicUrl, withWords), look);
  }
}
