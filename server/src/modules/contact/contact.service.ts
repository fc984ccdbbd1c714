import { type DataSource, type EntityManager, type FindOperator, IsNull } from 'typeorm';
import { contactMessageInputRules } from '../../generated/rules.ts';
import type { MessageFilter } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import {
  type Connection,
  type Listing,
  type PageArgs,
  readPage,
  type SortArg,
} from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import { type Adjacent, adjacent } from '../../platform/paging/neighbours.ts';
import { parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { inputFrom } from '../content/input-from.ts';
import { formField } from '../inbox/fields.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../inbox/form-guard.ts';
import type { InboxTrashService } from '../inbox/inbox-trash.service.ts';
import { workConditions } from '../inbox/work-filter.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { TimelineService } from '../office/timeline.service.ts';
import type { TracesService } from '../persons/traces.service.ts';
import { ContactSubmissionEntity, type ContactSubmissionMapper } from './contact-submission.entity.ts';

/** What somebody writes to the office. */
const contactInput = inputFrom(contactMessageInputRules, formField);

export interface ContactDeps {
  db: DataSource;
  activity: ActivityService;
  mail: Pick<MailService, 'enqueue'>;
  formGuard: FormGuard;
  idempotency: Idempotency;
  inboxTrash: InboxTrashService;
  timeline: TimelineService;
  traces: TracesService;
  /** Address the messages go to. */
  officeEmail: string;
}

interface ContactListArgs {
  /** Words to be found in name, e-mail, subject or message. */
  search?: string | null;
  sort?: SortArg<'created' | 'name'> | null;
  filter?: MessageFilter | null;
}

export type ContactSubmissionConnectionMapper = Connection<ContactSubmissionMapper>;

const sortKeys: Record<'created' | 'name', SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  name: { sql: 'lower(name)', type: 'text' },
};

const select = `SELECT id, name, email, subject, message, created_at AS "createdAt", status, status_at AS "statusAt",
    assignee_id AS "assigneeId"
  FROM contact_submissions`;

/** Messages to the office: kept, listed for staff and mailed. */
export class ContactService {
  readonly #deps: ContactDeps;

  constructor(deps: ContactDeps) {
    this.#deps = deps;
  }

  /** Keeps a message and promises the office's mail about it. Throws BAD_USER_INPUT with a sentence for each field at fault. */
  async send(actor: Actor, input: unknown, form?: SubmittedForm | null): Promise<true> {
    const { formGuard, idempotency, mail, officeEmail } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot') return true;
    const about = ({ id }: { id: number }) => [{ kind: 'message', id }] as const;
    const request = { operation: 'contact', actor, ...keyOfForm(form), input, about };
    await idempotency.run(request, async (manager) => {
      const message = parseInput(contactInput, input);
      const row = manager.create(ContactSubmissionEntity, { ...message, createdAt: new Date() });
      await manager.insert(ContactSubmissionEntity, row);
      await this.#record(manager, actor, 'create', row.id, 'New contact message');
      await mail.enqueue(manager, { to: officeEmail, template: 'contact-office', data: message }, about(row));
      return { id: row.id };
    });
    return true;
  }

  /** One page of them. */
  list(args: PageArgs & ContactListArgs): Promise<ContactSubmissionConnectionMapper> {
    return readPage(this.#deps.db, args, listingOf(args));
  }

  /** Those of these numbers that are there. */
  listed(ids: readonly number[]): Promise<ContactSubmissionMapper[]> {
    return this.#deps.db.query(`${select} WHERE id = ANY($1::int[]) AND deleted_at IS NULL ORDER BY id`, [
      ids,
    ]);
  }

  /** What stands before and after one in a list. */
  neighbours(id: string | number, args: ContactListArgs): Promise<Adjacent> {
    return adjacent(this.#deps.db, listingOf(args), parseId(id));
  }

  /** One, null when there is none; its timeline says that the actor opened it. */
  async open(actor: Actor, id: string | number): Promise<ContactSubmissionMapper | null> {
    return this.#deps.db.transaction(async (manager) => {
      const [row]: ContactSubmissionMapper[] = await manager.query(
        `${select} WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE`,
        [parseId(id)],
      );
      if (row) await this.#deps.timeline.recordOpened(manager, actor, { kind: 'message', id: row.id });
      return row ?? null;
    });
  }

  /** Removes one and answers its id: hidden at once, for ten minutes it can be restored. Throws NOT_FOUND. */
  async remove(actor: Actor, id: string | number): Promise<number> {
    const { db, inboxTrash } = this.#deps;
    return db.transaction(async (manager) => {
      const row = await locked(manager, id, IsNull());
      if (!row) throw new AppError('NOT_FOUND', 'Message not found');
      const deletedBy = actor.user?.id ?? null;
      await manager.update(ContactSubmissionEntity, row.id, { deletedAt: new Date(), deletedBy });
      await this.#record(manager, actor, 'delete', row.id, `Deleted contact message ${row.id}`);
      await this.#recordInTimeline(manager, actor, 'deleted', row.id);
      await inboxTrash.purgeSoon(manager);
      return row.id;
    });
  }

  /** Brings one back that was deleted just now, and answers it; also when it is there already. Throws NOT_FOUND. */
  async restore(actor: Actor, id: string | number): Promise<ContactSubmissionMapper> {
    const { db, inboxTrash } = this.#deps;
    return db.transaction(async (manager) => {
      const row = await locked(manager, id, inboxTrash.restorable());
      if (!row) throw new AppError('NOT_FOUND', 'This message is gone for good and cannot be restored.');
      if (row.deletedAt) {
        await manager.update(ContactSubmissionEntity, row.id, { deletedAt: null, deletedBy: null });
        await this.#record(manager, actor, 'restore', row.id, `Restored contact message ${row.id}`);
        await this.#recordInTimeline(manager, actor, 'restored', row.id);
      }
      return row;
    });
  }

  /** Removes messages that came more than `days` ago. Returns how many. */
  deleteOld(days: number): Promise<number> {
    return this.#deps.traces.deleteInBatches({
      kind: 'message',
      table: 'contact_submissions',
      where: 'created_at < now() - make_interval(days => $1)',
      values: [days],
    });
  }

  #record(
    manager: EntityManager,
    actor: Actor,
    type: 'create' | 'delete' | 'restore',
    entityId: number,
    description: string,
  ): Promise<void> {
    const happening = { type, description, entityType: 'contact_submission', entityId };
    return this.#deps.activity.record(manager, actor, happening);
  }

  #recordInTimeline(manager: EntityManager, actor: Actor, type: 'deleted' | 'restored', id: number) {
    return this.#deps.timeline.record(manager, actor, { kind: 'message', id }, { type });
  }
}

/** The list that the arguments describe. */
function listingOf({ search, sort, filter }: ContactListArgs): Listing {
  const { field = 'created', direction = 'desc' } = sort ?? {};
  const values: unknown[] = [];
  return {
    select,
    table: 'contact_submissions',
    where: ['deleted_at IS NULL', ...workConditions(filter, values)],
    values,
    search: search ?? null,
    searchColumn: 'search_text',
    sort: field,
    sortKey: sortKeys[field],
    direction,
  };
}

function locked(manager: EntityManager, id: string | number, deletedAt: FindOperator<Date>) {
  const where = { id: parseId(id) ?? 0, deletedAt };
  return manager.findOne(ContactSubmissionEntity, { where, lock: { mode: 'pessimistic_write' } });
}
