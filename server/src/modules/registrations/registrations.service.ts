import { type DataSource, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency.ts';
import { parseId } from '../../platform/ids.ts';
import { kampalaDay } from '../../platform/kampala-day.ts';
import type { PageArgs } from '../../platform/paging/connection.ts';
import { type Adjacent, adjacent } from '../../platform/paging/neighbours.ts';
import type { SealedText } from '../../platform/sealing/sealed-text.ts';
import { badField, parseInput } from '../../platform/validation.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { isUnchanged, refuseStale } from '../content/conflict.ts';
import { type FormGuard, keyOfForm, type SubmittedForm } from '../inbox/form-guard.ts';
import type { InboxTrashService } from '../inbox/inbox-trash.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { TimelineService } from '../office/timeline.service.ts';
import { demandRight } from '../rights.ts';
import { activeProgram, programAfter } from './chosen-program.ts';
import type { ConsentsService } from './consents.service.ts';
import { changedNotes, noNotes, openNotes, sealNotes } from './medical-notes.ts';
import {
  type ListedRegistrationMapper,
  RegistrationEntity,
  type RegistrationMapper,
} from './registration.entity.ts';
import {
  columnsOf,
  definedNotes,
  type RegistrationDraft,
  type RegistrationReceipt,
  receiptForRobots,
  withChosen,
} from './registration-columns.ts';
import {
  listingOf,
  listRegistrations,
  overviewOf,
  type RegistrationConnectionMapper,
  type RegistrationListArgs,
  registrationsOf,
} from './registration-list.ts';
import { changedRegistration, newRegistration, startsTooSoon } from './registrations.input.ts';

export interface RegistrationsDeps {
  db: DataSource;
  activity: ActivityService;
  mail: Pick<MailService, 'enqueueAll'>;
  formGuard: FormGuard;
  idempotency: Idempotency;
  sealed: SealedText;
  consents: ConsentsService;
  inboxTrash: InboxTrashService;
  timeline: TimelineService;
  /** Address that is told of each new registration. */
  officeEmail: string;
}

/** What mails tell of it. */
type AnnouncedColumns = Pick<
  RegistrationEntity,
  'id' | 'firstName' | 'lastName' | 'email' | 'programName' | 'startDate'
>;

/** What visitors send and staff read, correct and remove. What it tells about health is sealed. */
export class RegistrationsService {
  readonly #deps: RegistrationsDeps;

  constructor(deps: RegistrationsDeps) {
    this.#deps = deps;
  }

  /** Takes a registration and promises the mails about it. Throws BAD_USER_INPUT with a sentence for each field at fault. */
  async create(
    actor: Actor,
    input: RegistrationDraft,
    form?: SubmittedForm | null,
  ): Promise<RegistrationReceipt> {
    const { activity, consents, formGuard, idempotency, sealed } = this.#deps;
    if ((await formGuard.check(actor, form)) === 'robot') return receiptForRobots(input);
    const consentVersion = await consents.current();
    const about = (receipt: RegistrationReceipt) => [subjectOf(receipt)];
    const request = { operation: 'registration', actor, ...keyOfForm(form), input, about };
    return idempotency.run(request, async (manager) => {
      const program = await activeProgram(manager, input.programId);
      const values = parseInput(newRegistration, withChosen(input, program));
      const now = new Date();
      const columns = {
        ...columnsOf(values),
        medical: sealNotes(sealed, { ...noNotes, ...definedNotes(values) }),
        consentVersion,
        consentAt: now,
        anonymisedAt: null,
        version: 1,
        createdAt: now,
        updatedAt: now,
        updatedBy: actor.user?.id ?? null,
      };
      const description = `New registration for "${columns.programName}"`;
      const entry = { type: 'create', description, entityType: 'registration' } as const;
      const made = { entity: RegistrationEntity, row: columns };
      const row = { ...columns, id: await activity.insertRecorded(manager, actor, entry, made) };
      await this.#announce(manager, row);
      return { id: row.id, firstName: row.firstName, program: row.programName, startDate: row.startDate };
    });
  }

  /**
   * One with its medical notes; that it was opened, and by whom, is recorded or it is not opened. With the same
   * `opening` as before, as when the window gets the focus again, it is recorded once. Null when there is none.
   */
  async open(actor: Actor, id: string | number, opening?: string | null): Promise<RegistrationMapper | null> {
    const number = parseId(id);
    if (number === null) return null;
    const { db, idempotency } = this.#deps;
    const find = (manager: EntityManager) =>
      manager.findOneBy(RegistrationEntity, { id: number, deletedAt: IsNull() });
    const about = () => [subjectOf({ id: number })];
    const operation = 'open registration';
    const request = { operation, actor, key: opening, path: ['opening'], input: number, about };
    await idempotency.run(request, async (manager) => {
      const row = await find(manager);
      if (row) await this.#record(manager, actor, 'read', row, `Opened registration ${row.id}`);
      if (row) await this.#deps.timeline.recordOpened(manager, actor, subjectOf(row));
      return {};
    });
    const row = await find(db.manager);
    return row && this.#opened(row);
  }

  /** One page of them, which tells only which medical notes there are. */
  list(args: PageArgs & RegistrationListArgs): Promise<RegistrationConnectionMapper> {
    return listRegistrations(this.#deps.db, this.#deps.sealed, args);
  }

  /** Those of these numbers that are there, as lists show them. */
  listed(ids: readonly number[]): Promise<ListedRegistrationMapper[]> {
    return registrationsOf(this.#deps.db, this.#deps.sealed, ids);
  }

  /** What stands before and after one in a list. */
  neighbours(id: string | number, args: RegistrationListArgs): Promise<Adjacent> {
    return adjacent(this.#deps.db, listingOf(args), parseId(id));
  }

  /**
   * Replaces what the input names. With `version` throws CONFLICT when somebody saved in between.
   * Throws NOT_FOUND and BAD_USER_INPUT.
   */
  async update(
    actor: Actor,
    id: string | number,
    input: RegistrationDraft,
    version?: number | null,
  ): Promise<RegistrationMapper> {
    // Who may not read what is on file must not write over it either.
    if (Object.keys(noNotes).some((name) => name in input)) demandRight(actor, 'readHealth');
    return this.#deps.db.transaction(async (manager) => {
      const row = await this.#locked(manager, id);
      const program = await programAfter(manager, row, input);
      const values = parseInput(changedRegistration, withChosen(input, program));
      if (values.startDate !== row.startDate && values.startDate < kampalaDay()) {
        throw badField('startDate', startsTooSoon);
      }
      await refuseStale(manager, row, { intent: 'save', noun: 'registration', version });
      if (row.anonymisedAt) throw conflict('This registration is anonymised and cannot be changed.');
      const medical = changedNotes(this.#deps.sealed, row.medical, definedNotes(values));
      const wanted = { ...columnsOf(values, row), medical };
      if (isUnchanged(row, wanted)) return this.#opened(row);
      const save = { version: row.version + 1, updatedAt: new Date(), updatedBy: actor.user?.id ?? null };
      const changes = { ...wanted, ...save };
      await manager.update(RegistrationEntity, row.id, changes);
      Object.assign(row, changes);
      await this.#recordChange(manager, actor, 'update', row);
      return this.#opened(row);
    });
  }

  /**
   * Removes one and answers its id: hidden at once, for ten minutes it can be restored. With `version` throws CONFLICT
   * when somebody saved since. Throws NOT_FOUND.
   */
  async remove(actor: Actor, id: string | number, version?: number | null): Promise<number> {
    return this.#deps.db.transaction(async (manager) => {
      const row = await this.#locked(manager, id);
      await refuseStale(manager, row, { intent: 'delete', noun: 'registration', version });
      const deletedBy = actor.user?.id ?? null;
      await manager.update(RegistrationEntity, row.id, { deletedAt: new Date(), deletedBy });
      await this.#recordChange(manager, actor, 'delete', row);
      await this.#deps.inboxTrash.purgeSoon(manager);
      return row.id;
    });
  }

  /** Brings one back that was deleted just now, and answers it; also when it is there already. Throws NOT_FOUND. */
  async restore(actor: Actor, id: string | number): Promise<ListedRegistrationMapper> {
    return this.#deps.db.transaction(async (manager) => {
      const row = await this.#lockedOrNull(manager, id, { deletedAt: this.#deps.inboxTrash.restorable() });
      if (!row) throw new AppError('NOT_FOUND', 'This registration is gone for good and cannot be restored.');
      if (row.deletedAt) {
        await manager.update(RegistrationEntity, row.id, { deletedAt: null, deletedBy: null });
        await this.#recordChange(manager, actor, 'restore', row);
      }
      return overviewOf(this.#deps.sealed, row);
    });
  }

  async #locked(manager: EntityManager, id: string | number): Promise<RegistrationEntity> {
    const row = await this.#lockedOrNull(manager, id, { deletedAt: IsNull() });
    if (row) return row;
    throw new AppError('NOT_FOUND', 'Registration not found');
  }

  #lockedOrNull(manager: EntityManager, id: string | number, which: FindOptionsWhere<RegistrationEntity>) {
    const where = { id: parseId(id) ?? 0, ...which };
    return manager.findOne(RegistrationEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  #opened({ medical, ...row }: RegistrationEntity): RegistrationMapper {
    return { ...row, ...openNotes(this.#deps.sealed, medical) };
  }

  /** By number only: the activity outlives what it tells about. */
  #record(
    manager: EntityManager,
    actor: Actor,
    type: 'read' | 'update' | 'delete' | 'restore',
    { id }: Pick<RegistrationEntity, 'id'>,
    description: string,
  ): Promise<void> {
    const happening = { type, description, entityType: 'registration', entityId: id };
    return this.#deps.activity.record(manager, actor, happening);
  }

  /** A change, in the activity and in its timeline. */
  async #recordChange(
    manager: EntityManager,
    actor: Actor,
    type: 'update' | 'delete' | 'restore',
    row: Pick<RegistrationEntity, 'id'>,
  ): Promise<void> {
    const { timeline, verb } = changes[type];
    await this.#record(manager, actor, type, row, `${verb} registration ${row.id}`);
    await this.#deps.timeline.record(manager, actor, subjectOf(row), { type: timeline });
  }

  async #announce(manager: EntityManager, row: AnnouncedColumns): Promise<void> {
    const { mail, officeEmail } = this.#deps;
    const { id, firstName, lastName, email, programName: program, startDate } = row;
    const name = `${firstName} ${lastName}`;
    await mail.enqueueAll(
      manager,
      [
        { to: email, template: 'registration-received', data: { program, startDate } },
        {
          to: officeEmail,
          template: 'registration-office',
          data: { registrationId: id, name, program, startDate },
        },
      ],
      [subjectOf(row)],
    );
  }
}

const subjectOf = ({ id }: Pick<RegistrationEntity, 'id'>) => ({ kind: 'registration', id }) as const;

/** What each change is called in the timeline and in the activity. */
const changes = {
  update: { timeline: 'edited', verb: 'Updated' },
  delete: { timeline: 'deleted', verb: 'Deleted' },
  restore: { timeline: 'restored', verb: 'Restored' },
} as const;
