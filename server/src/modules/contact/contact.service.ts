import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { type Connection, type PageArgs, readPage, type SortArg } from '../inbox/connection.ts';
import type { SortKey } from '../inbox/cursor.ts';
import type { FormGuard, SubmittedForm } from '../inbox/form-guard.ts';
import type { MailService } from '../mail/mail.service.ts';
import { contactInput } from './contact.input.ts';
import { ContactSubmissionEntity } from './contact-submission.entity.ts';

interface ContactDeps {
  db: DataSource;
  activity: ActivityService;
  mail: Pick<MailService, 'enqueue'>;
  guard: FormGuard;
  /** Address the messages go to. */
  officeEmail: string;
}

export interface ContactListArgs {
  /** Words to be found in name, e-mail, subject or message. */
  search?: string | null;
  sort?: SortArg<'created' | 'name'> | null;
}

export type ContactPage = Connection<ContactSubmissionEntity>;

const sortKeys: Record<'created' | 'name', SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  name: { sql: 'lower(name)', type: 'text' },
};

const select = `SELECT id, name, email, subject, message, created_at AS "createdAt" FROM contact_submissions`;

/** Messages to the office: kept, listed for staff and mailed. */
export class ContactService {
  readonly #deps: ContactDeps;

  constructor(deps: ContactDeps) {
    this.#deps = deps;
  }

  /** Keeps a message and promises the office's mail about it. Throws BAD_USER_INPUT with a sentence for each field at fault. */
  async send(actor: Actor, input: unknown, form?: SubmittedForm | null): Promise<true> {
    const { guard, mail, activity, officeEmail } = this.#deps;
    if ((await guard.check(actor, form)) === 'robot') return true;
    const message = parseInput(contactInput, input);
    await guard.once('contact', form, async (manager) => {
      const row = manager.create(ContactSubmissionEntity, { ...message, createdAt: new Date() });
      await manager.insert(ContactSubmissionEntity, row);
      await activity.record(manager, actor, {
        type: 'create',
        description: 'New contact message',
        entityType: 'contact_submission',
        entityId: row.id,
      });
      await mail.enqueue(manager, { to: officeEmail, template: 'contact-office', data: message });
      return {};
    });
    return true;
  }

  /** One page of them. */
  list({ search, sort, ...page }: PageArgs & ContactListArgs): Promise<ContactPage> {
    const { field = 'created', direction = 'desc' } = sort ?? {};
    return readPage(this.#deps.db, page, {
      select,
      table: 'contact_submissions',
      search,
      searchColumn: 'search_text',
      sort: field,
      sortKey: sortKeys[field],
      direction,
    });
  }

  /** Removes one and answers its id. Throws NOT_FOUND. */
  async remove(actor: Actor, id: string | number): Promise<number> {
    const { db, activity } = this.#deps;
    const number = parseId(id);
    return db.transaction(async (manager) => {
      const removed = number === null ? null : await manager.delete(ContactSubmissionEntity, number);
      if (number === null || !removed?.affected) throw new AppError('NOT_FOUND', 'Message not found');
      await activity.record(manager, actor, {
        type: 'delete',
        description: `Deleted contact message ${number}`,
        entityType: 'contact_submission',
        entityId: number,
      });
      return number;
    });
  }
}
