import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/actor.ts';
import { demandRow } from '../../platform/database/row-by-id.ts';
import { selectAll } from '../../platform/database/rows.ts';
import { conflict } from '../../platform/errors.ts';
import { type Connection, type PageArgs, readPage } from '../../platform/paging/connection.ts';
import { staffNameOf } from '../accounts/staff.service.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { PaymentDifferenceEntity } from '../payments/differences/payment-difference.entity.ts';

export type PaymentDifferenceConnectionMapper = Connection<PaymentDifferenceEntity>;

export interface DifferencesDeps {
  db: DataSource;
  activity: Pick<ActivityService, 'record'>;
}

/** Where the books and the provider differ: lines that people close, each with a sentence. */
export class DifferencesService {
  readonly #deps: DifferencesDeps;
  readonly #select: string;

  constructor(deps: DifferencesDeps) {
    this.#deps = deps;
    this.#select = selectAll(deps.db, PaymentDifferenceEntity);
  }

  /** Throws BAD_USER_INPUT. */
  list({ open, ...page }: PageArgs & { open?: boolean | null }): Promise<PaymentDifferenceConnectionMapper> {
    return readPage(this.#deps.db, page, {
      select: this.#select,
      table: 'payment_differences',
      where: open == null ? [] : [`closed_at IS ${open ? '' : 'NOT '}NULL`],
      sort: 'found',
      sortKey: { sql: 'found_at', type: 'timestamptz' },
      direction: 'desc',
    });
  }

  /** All that nobody closed yet: first money that is unknown here. */
  open(): Promise<PaymentDifferenceEntity[]> {
    return this.#deps.db.query(
      `${this.#select} WHERE closed_at IS NULL ORDER BY kind <> 'unknownHere', found_at, id`,
    );
  }

  /** Throws NOT_FOUND, and CONFLICT when somebody closed it before. */
  async close(actor: Actor, id: string | number, note: string): Promise<PaymentDifferenceEntity> {
    const { db, activity } = this.#deps;
    const sentence = note.trim();
    return db.transaction(async (manager) => {
      const lock = { lock: true };
      const row = await demandRow(manager, PaymentDifferenceEntity, id, 'Difference not found', lock);
      if (row.closedAt) throw conflict(`${row.closedByName} closed this already: “${row.note}”`);
      const closed = {
        note: sentence,
        closedAt: new Date(),
        closedById: actor.user?.id ?? null,
        closedByName: await staffNameOf(manager, actor),
      };
      await manager.update(PaymentDifferenceEntity, row.id, closed);
      await activity.record(manager, actor, {
        type: 'update',
        entityType: 'payment_difference',
        entityId: row.id,
        description: `Closed the difference about ${row.about} ${row.number} of ${row.provider}`,
      });
      return Object.assign(row, closed);
    });
  }
}
