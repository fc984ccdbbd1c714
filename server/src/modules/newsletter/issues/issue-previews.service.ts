import type { DataSource } from 'typeorm';
import { parseId } from '../../../platform/ids.ts';
import { badInput, faultsIn } from '../../../platform/validation.ts';
import type { MailService } from '../../mail/mail.service.ts';
import type { MailComposer, MailContent } from '../../mail/mail-composer.service.ts';
import { subscriberEmail } from '../newsletter.input.ts';
import type { IssueContents } from './issue-content.ts';
import { issueMail } from './issue-mail.ts';
import { parseIssue } from './issues.input.ts';

export interface PreviewDeps {
  db: DataSource;
  contents: IssueContents;
  mail: Pick<MailService, 'enqueue'>;
  composer: MailComposer;
}

/** What recipients would get, before anybody gets it. */
export class IssuePreviewsService {
  readonly #deps: PreviewDeps;

  constructor(deps: PreviewDeps) {
    this.#deps = deps;
  }

  async preview(input: unknown, id: string | null | undefined) {
    const { content, faults, look } = await this.#mailOf(input, id);
    const { html, text } = this.#deps.composer.render(content, look);
    return { html, text, problems: faults.map(({ message }) => message) };
  }

  /** To one address, through the queue of all mails. */
  async test(input: unknown, id: string | null | undefined, to: string): Promise<true> {
    const { db, mail } = this.#deps;
    // Said of the e-mail address that it is; `to` is the name of the argument alone.
    const faults = faultsIn(subscriberEmail, { email: to });
    if (faults.length > 0) throw badInput(faults.map(({ message }) => ({ message, path: ['to'] })));
    const { email } = subscriberEmail.parse({ email: to });
    const { content } = await this.#mailOf(input, id);
    const subject = `Test: ${content.subject}`;
    await db.transaction(async (manager) => {
      const data = { ...content, subject };
      await mail.enqueue(manager, { to: email, template: 'newsletter-test', data }, []);
    });
    return true;
  }

  async #mailOf(input: unknown, id: string | null | undefined) {
    const { contents, composer } = this.#deps;
    const look = await composer.look();
    const { content, faults } = await contents.of(parseIssue(composer, input));
    const mail: MailContent = {
      ...issueMail(content, id == null ? null : parseId(id), composer, look),
      // As in the mail itself; a test has nobody to unsubscribe.
      unsubscribeUrl: `${composer.publicUrl}/newsletter/unsubscribe`,
    };
    return { content: mail, faults, look };
  }
}
