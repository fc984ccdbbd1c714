import type { DataSource, EntityManager } from 'typeorm';
import type { TravellerReview } from '../../generated/schema.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ContentChanges } from '../../platform/changes/content-changes.ts';
import { conflict } from '../../platform/errors.ts';
import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import { hashOfKey } from '../bookings/guest/booking-keys.ts';
import { keyDays, wrongKey } from '../bookings/guest/key-holders.ts';
import type { FormGuard, SubmittedForm } from '../inbox/form-guard.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { ReviewEntity } from './review.entity.ts';
import { type ReviewValues, readReview } from './review-input.ts';

export interface OwnReviewsDeps {
  db: DataSource;
  activity: ActivityService;
  changes: ContentChanges;
  formGuard: FormGuard;
  settings: Pick<SettingsService, 'published'>;
}

/** A booking, as far as a review of it asks. */
interface Travelled {
  id: number;
  firstName: string;
  email: string;
  programName: string;
  programId: number | null;
  startsOn: string;
  /** Whether its guest was on the journey, and can still say how it was. */
  canWrite: boolean;
}

/** Who was on a journey that is over says how it was, by the key of the booking. */
export class OwnReviewsService {
  readonly #deps: OwnReviewsDeps;

  constructor(deps: OwnReviewsDeps) {
    this.#deps = deps;
  }

  /** Null for a wrong key, and where there is none and none can be written. */
  async find(key: string): Promise<TravellerReview | null> {
    const { manager } = this.#deps.db;
    const booking = await this.#bookingOf(manager, key);
    if (!booking) return null;
    const review = await manager.findOneBy(ReviewEntity, { bookingId: booking.id });
    return review || booking.canWrite ? shown(booking, review) : null;
  }

  /** Throws NOT_FOUND for a wrong key, BAD_USER_INPUT, and CONFLICT. */
  async save(
    actor: Actor,
    key: string,
    input: unknown,
    form?: SubmittedForm | null,
  ): Promise<TravellerReview> {
    const { db, activity, formGuard } = this.#deps;
    const isRobot = (await formGuard.check(actor, form)) === 'robot';
    const values = readReview(input);
    return db.transaction(async (manager) => {
      const booking = (await this.#bookingOf(manager, key, 'FOR NO KEY UPDATE OF bookings')) ?? wrongKey();
      const before = await manager.findOneBy(ReviewEntity, { bookingId: booking.id });
      if (before && before.state !== 'waiting')
        throw conflict(
          `This review is ${before.state} and cannot be changed any more. You can withdraw it and write another one.`,
        );
      if (!booking.canWrite)
        throw conflict(
          `A review can be written by guests who travelled, up to ${keyDays} days after the journey.`,
        );
      if (isRobot) return shown(booking, before);
      const review = before ? await change(manager, before, values) : await insert(manager, booking, values);
      await activity.record(manager, actor, {
        type: before ? 'update' : 'create',
        description: `${before ? 'Changed' : 'Wrote'} a review of "${booking.programName}"`,
        entityType: 'review',
        entityId: review.id,
      });
      return shown(booking, review);
    });
  }

  /** Throws NOT_FOUND for a wrong key. */
  async withdraw(actor: Actor, key: string): Promise<TravellerReview> {
    const { db, activity, changes } = this.#deps;
    const { booking, gone } = await db.transaction(async (manager) => {
      const booking = (await this.#bookingOf(manager, key, 'FOR NO KEY UPDATE OF bookings')) ?? wrongKey();
      const gone = await manager.findOneBy(ReviewEntity, { bookingId: booking.id });
      if (gone) {
        await manager.delete(ReviewEntity, gone.id);
        await activity.record(manager, actor, {
          type: 'delete',
          description: `Withdrew a review of "${booking.programName}"`,
          entityType: 'review',
          entityId: gone.id,
        });
      }
      return { booking, gone };
    });
    if (gone?.state === 'approved') void changes.changed(['reviews']);
    return shown(booking, null);
  }

  /** Of any age: a review can be withdrawn when the key opens nothing else any more. */
  async #bookingOf(manager: EntityManager, key: string, lock = ''): Promise<Travelled | null> {
    const { bookings = {} } = await this.#deps.settings.published();
    const today = kampalaDay();
    const [found]: Travelled[] = await manager.query(
      `SELECT bookings.id, first_name AS "firstName", email, program_name AS "programName", starts_on AS "startsOn", programs.id AS "programId",
         $4 AND programs.id IS NOT NULL AND state IN ('confirmed', 'completed') AND anonymised_at IS NULL
           AND ends_on < $2 AND ends_on >= $3 AS "canWrite"
       FROM bookings LEFT JOIN programs ON programs.id = program_id AND is_active AND status = 'published' AND deleted_at IS NULL
       WHERE key_hash = $1 ${lock}`,
      [hashOfKey(key), today, daysBefore(today, keyDays), bookings.askForReviews === true],
    );
    return found ?? null;
  }
}

function shown(booking: Travelled, review: ReviewEntity | null): TravellerReview {
  const { programName, programId, canWrite } = booking;
  // Of several first names the one that people are called by.
  const [firstName = ''] = booking.firstName.split(' ');
  return {
    programName,
    programId,
    firstName,
    review,
    canWrite: canWrite && (review === null || review.state === 'waiting'),
  };
}

async function insert(
  manager: EntityManager,
  { id: bookingId, email, programName, programId, startsOn: travelledOn }: Travelled,
  values: ReviewValues,
): Promise<ReviewEntity> {
  const now = new Date();
  const row: Omit<ReviewEntity, 'id'> = {
    ...values,
    bookingId,
    email,
    programName,
    programId,
    travelledOn,
    state: 'waiting',
    stateAt: now,
    reason: '',
    version: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: null,
  };
  const { identifiers } = await manager.insert(ReviewEntity, row);
  return { ...row, id: identifiers[0]?.id };
}

async function change(
  manager: EntityManager,
  before: ReviewEntity,
  values: ReviewValues,
): Promise<ReviewEntity> {
  const changed = { ...values, version: before.version + 1, updatedAt: new Date(), updatedBy: null };
  // Who decides at this moment was first, or reads another version than was decided about.
  const { affected } = await manager.update(
    ReviewEntity,
    { id: before.id, version: before.version, state: 'waiting' },
    changed,
  );
  if (affected === 1) return { ...before, ...changed };
  throw conflict('This review was decided about just now. Please reload to see how.');
}
