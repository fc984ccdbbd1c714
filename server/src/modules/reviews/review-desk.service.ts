import type { DataSource } from 'typeorm';
import type {
  MutationDecideReviewArgs,
  QueryReviewsArgs,
  ReviewSortField,
  ReviewState,
} from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { demandRow, rowById } from '../../platform/database/row-by-id.ts';
import { selectAll } from '../../platform/database/rows.ts';
import { conflict } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { type Connection, type Listing, readPage } from '../../platform/paging/connection.ts';
import type { SortKey } from '../../platform/paging/cursor.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { ReviewEntity } from './review.entity.ts';

export type ReviewConnectionMapper = Connection<ReviewEntity>;

export interface ReviewDeskDeps {
  db: DataSource;
  activity: ActivityService;
  changes: ContentChanges;
}

const sortKeys: Record<ReviewSortField, SortKey> = {
  created: { sql: 'created_at', type: 'timestamptz' },
  travelledOn: { sql: 'travelled_on', type: 'date' },
  stars: { sql: 'stars', type: 'integer' },
};

/** Reviews as staff read them and decide about them. */
export class ReviewDesk {
  readonly #deps: ReviewDeskDeps;
  readonly #select: string;

  constructor(deps: ReviewDeskDeps) {
    this.#deps = deps;
    this.#select = selectAll(deps.db, ReviewEntity);
  }

  /** One page of them. Throws BAD_USER_INPUT. */
  list({ search, sort, filter, ...page }: QueryReviewsArgs): Promise<ReviewConnectionMapper> {
    return readPage(this.#deps.db, page, this.#listingOf({ search, sort, filter }));
  }

  find(id: string | number): Promise<ReviewEntity | null> {
    return rowById(this.#deps.db.manager, ReviewEntity, id);
  }

  /** The same decision again changes nothing. Throws NOT_FOUND and CONFLICT. */
  async decide(
    actor: Actor,
    id: string | number,
    decision: Omit<MutationDecideReviewArgs, 'id'>,
  ): Promise<ReviewEntity> {
    const { db, activity, changes } = this.#deps;
    const { approve, version } = decision;
    const state: ReviewState = approve ? 'approved' : 'declined';
    const reason = approve ? '' : (decision.reason ?? '').trim();
    const { row, wasApproved } = await db.transaction(async (manager) => {
      const missing = 'Review not found: its guest may have withdrawn it.';
      const row = await demandRow(manager, ReviewEntity, id, missing, { lock: true });
      const wasApproved = row.state === 'approved';
      if (row.state === state && row.reason === reason) return { row, wasApproved };
      if (version != null && version !== row.version)
        throw conflict(
          row.updatedBy === null
            ? 'The guest changed this review after you read it. Please read it again, then decide.'
            : `A colleague decided about this review meanwhile: it is ${row.state}. Please look at it again.`,
          { version: row.version },
        );
      const now = new Date();
      const isOther = row.state !== state;
      const decided = {
        state,
        reason,
        stateAt: isOther ? now : row.stateAt,
        version: row.version + 1,
        updatedAt: now,
        updatedBy: actor.user?.id ?? null,
      };
      await manager.update(ReviewEntity, row.id, decided);
      await activity.record(manager, actor, {
        type: 'update',
        description: `${approve ? 'Approved' : 'Declined'} a review of "${row.programName}"`,
        entityType: 'review',
        entityId: row.id,
      });
      return { row: { ...row, ...decided }, wasApproved };
    });
    if (wasApproved || approve) await changes.changed(['reviews']);
    return row;
  }

  #listingOf({ search, sort, filter }: QueryReviewsArgs): Listing {
    const { field = 'created', direction = 'desc' } = sort ?? {};
    const states = filter?.state ?? [];
    const values: unknown[] = [];
    const where: string[] = [];
    if (states.length > 0) where.push(`state = ANY($${values.push(states)})`);
    // An id that cannot be is that of no program.
    if (filter?.programId != null) where.push(`program_id = $${values.push(parseId(filter.programId) ?? 0)}`);
    return {
      select: this.#select,
      table: 'reviews',
      where,
      values,
      search: search ?? null,
      searchColumn: 'search_text',
      searchId: true,
      sort: field,
      sortKey: sortKeys[field],
      direction,
    };
  }
}
