import type { DataSource, EntityManager } from 'typeorm';
import { setRegistrationStatusRules } from '../../generated/rules.ts';
import type {
  MessageStatus,
  RegistrationStatus,
  SubjectKind,
  SubjectStatus,
} from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { badField } from '../../platform/validation.ts';
import { staffName } from '../accounts/staff.service.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { type SubjectMapper, subjectKinds } from '../inbox/subject-kinds.ts';
import { activityWords } from '../personal-table.ts';
import { assigneeOf } from './assignee.ts';
import type { TimelineService } from './timeline.service.ts';

export interface WorkDeps {
  db: DataSource;
  activity: ActivityService;
  timeline: TimelineService;
}

type Ids = readonly (string | number)[];

interface Statuses {
  registration: RegistrationStatus;
  message: MessageStatus;
}

/** One that changes: `from` what, in words. */
interface Changed {
  id: number;
  from: string | null;
}

const { minItems, maxItems } = setRegistrationStatusRules.ids;

/** Where registrations and messages stand, and who takes care of them and of bookings: one or many at once, all of them or none. */
export class WorkService {
  readonly #deps: WorkDeps;

  constructor(deps: WorkDeps) {
    this.#deps = deps;
  }

  /** What has the status already stays as it is. Answers the numbers. Throws NOT_FOUND and BAD_USER_INPUT. */
  async setStatus<Kind extends keyof Statuses>(actor: Actor, kind: Kind, ids: Ids, status: Statuses[Kind]) {
    return this.#deps.db.transaction(async (manager) => {
      const numbers = await lockAll(manager, kind, ids);
      const changed: Changed[] = await manager.query(
        `SELECT id, status AS "from" FROM ${subjectKinds[kind].table} WHERE id = ANY($1) AND status <> $2 ORDER BY id`,
        [numbers, status],
      );
      await this.#setStatus(manager, actor, kind, changed, status);
      return numbers;
    });
  }

  /**
   * What somebody did says where it stands, within the transaction of `manager`, which holds its row: from one status to the
   * next while any other stays, or from any.
   */
  async follow(
    manager: EntityManager,
    actor: Actor,
    { kind, id }: { kind: keyof Statuses; id: number },
    { from, to }: { from?: SubjectStatus; to: SubjectStatus },
  ): Promise<void> {
    const changed: Changed[] = await manager.query(
      `SELECT id, status AS "from" FROM ${subjectKinds[kind].table}
       WHERE id = $1 AND status = coalesce($2, status) AND status <> $3`,
      [id, from, to],
    );
    await this.#setStatus(manager, actor, kind, changed, to);
  }

  /** Who did something takes care of it from then on, as `follow`. */
  async take(manager: EntityManager, actor: Actor, { kind, id }: SubjectMapper): Promise<void> {
    await this.#assign(manager, actor, kind, [id], actor.user?.id);
  }

  async #setStatus(
    manager: EntityManager,
    actor: Actor,
    kind: SubjectKind,
    changed: Changed[],
    status: SubjectStatus,
  ): Promise<void> {
    await this.#save(manager, actor, kind, changed, ['status = $1, status_at = $2', [status, new Date()]]);
    const as = `to ${inWords(status)}`;
    await this.#record(manager, actor, kind, changed, { type: 'status', to: status, as });
  }

  /** `assigneeId` takes care of them from now on, null: nobody. As `setStatus`. */
  async assign(actor: Actor, kind: SubjectKind, ids: Ids, assigneeId: string | number | null | undefined) {
    return this.#deps.db.transaction(async (manager) => {
      const numbers = await lockAll(manager, kind, ids);
      await this.#assign(manager, actor, kind, numbers, assigneeId);
      return numbers;
    });
  }

  async #assign(
    manager: EntityManager,
    actor: Actor,
    kind: SubjectKind,
    numbers: number[],
    assigneeId: string | number | null | undefined,
  ): Promise<void> {
    const assignee = await assigneeOf(manager, assigneeId);
    const changed: Changed[] = await manager.query(
      `SELECT rows.id, ${staffName} AS "from" FROM ${subjectKinds[kind].table} AS rows
       LEFT JOIN users ON users.id = rows.assignee_id
       WHERE rows.id = ANY($1) AND rows.assignee_id IS DISTINCT FROM $2 ORDER BY rows.id`,
      [numbers, assignee?.id ?? null],
    );
    await this.#save(manager, actor, kind, changed, ['assignee_id = $1', [assignee?.id ?? null]]);
    const to = assignee?.name ?? null;
    await this.#record(manager, actor, kind, changed, { type: 'assigned', to, as: `to ${to ?? 'nobody'}` });
  }

  async #save(
    manager: EntityManager,
    { user }: Actor,
    kind: SubjectKind,
    changed: Changed[],
    [assignment, values]: [sql: string, values: unknown[]],
  ): Promise<void> {
    if (changed.length === 0) return;
    const given = [...values, changed.map(({ id }) => id)];
    const next = given.length + 1;
    const saved = subjectKinds[kind].hasVersion ? [new Date(), user?.id ?? null] : [];
    const version = `, version = version + 1, updated_at = $${next}, updated_by = $${next + 1}`;
    await manager.query(
      `UPDATE ${subjectKinds[kind].table} SET ${assignment}${saved.length > 0 ? version : ''}
       WHERE id = ANY($${given.length})`,
      [...given, ...saved],
    );
  }

  /** In the timeline of each, and as one line of activity, whose list would else tell of nothing else. */
  async #record(
    manager: EntityManager,
    actor: Actor,
    kind: SubjectKind,
    changed: Changed[],
    { type, to, as }: { type: 'status' | 'assigned'; to: string | null; as: string },
  ): Promise<void> {
    const [first] = changed;
    if (!first) return;
    const { activity, timeline } = this.#deps;
    await timeline.recordAll(
      manager,
      actor,
      kind,
      changed.map(({ id, from }) => ({ id, type, from, to })),
    );
    const verb = type === 'status' ? 'Set' : 'Assigned';
    const isOne = changed.length === 1;
    const which = isOne ? `${kind} ${first.id}` : `${changed.length} ${kind}s`;
    await activity.record(manager, actor, {
      type: 'update',
      description: `${verb} ${which} ${as}`,
      entityType: activityWords[kind],
      ...(isOne && { entityId: first.id }),
    });
  }
}

/** `inContact` → `in contact` */
const inWords = (status: string) => status.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The numbers of all of them, which nobody else changes until the transaction ends; always in one order, so that two people never wait for each other. */
async function lockAll(manager: EntityManager, kind: SubjectKind, ids: Ids): Promise<number[]> {
  if (ids.length < minItems || ids.length > maxItems)
    throw badField('ids', `Choose ${minItems} to ${maxItems} ${kind}s.`);
  const { table, isThere, lockedBefore } = subjectKinds[kind];
  const numbers = ids.map(parseId).filter((id) => id !== null);
  if (lockedBefore) await manager.query(lockedBefore, [numbers]);
  const rows: { id: number }[] = await manager.query(
    `SELECT id FROM ${table} WHERE id = ANY($1::int[]) AND ${isThere} ORDER BY id FOR NO KEY UPDATE`,
    [numbers],
  );
  const found = new Set(rows.map(({ id }) => String(id)));
  const missing = [...new Set(ids.map(String))].filter((id) => !found.has(id));
  if (missing.length > 0) throw gone(kind, missing);
  return rows.map(({ id }) => id);
}

function gone(noun: SubjectKind, ids: string[]): AppError {
  // What was sent may be anything.
  const named = ids.slice(0, 10).map((id) => id.slice(0, 20));
  const which = ids.length === 1 ? `The ${noun} ${named[0]} is` : `The ${noun}s ${named.join(', ')} are`;
  return new AppError(
    'NOT_FOUND',
    `${which} not there (any more), so nothing was changed. Reload the list and choose again.`,
    [],
    { missing: named },
  );
}
