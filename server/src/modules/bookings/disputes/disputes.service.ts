import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { disputeInputRules } from '../../../generated/rules.ts';
import type { DisputeInput } from '../../../generated/schema.ts';
import type { Actor } from '../../../platform/actor.ts';
import { demandRow } from '../../../platform/database/row-by-id.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import { kampalaDay } from '../../../platform/kampala-day.ts';
import type { MakePdf } from '../../../platform/pdf/pdf-maker.ts';
import { priceInWords } from '../../../platform/text/in-words.ts';
import { travelDay } from '../../../platform/text/travel-days.ts';
import { badField, parseInput } from '../../../platform/validation.ts';
import { staffNameOf } from '../../accounts/staff.service.ts';
import { contentField } from '../../content/fields.ts';
import { inputFrom } from '../../content/input-from.ts';
import { calendarDay } from '../../inbox/fields.ts';
import type { SettingsService } from '../../settings/settings.service.ts';
import type { BookingEntity } from '../booking.entity.ts';
import { findBooking, lockBooking } from '../booking-rows.ts';
import { type RecordDeps, recordDeed } from '../record-state.ts';
import { DisputeEntity } from './dispute.entity.ts';
import { readEvidence } from './evidence.ts';
import { evidenceDocument } from './evidence-document.ts';

export interface DisputesDeps extends RecordDeps {
  db: DataSource;
  idempotency: Idempotency;
  settings: Pick<SettingsService, 'agency'>;
  makePdf: MakePdf;
}

const disputeInput = inputFrom(disputeInputRules, contentField, {
  answerBy: calendarDay('Answer by').refine(
    (day) => day >= kampalaDay(),
    'Answer by must be today or later.',
  ),
});
const parseDispute = (given: unknown) => parseInput(disputeInput, given);
const parseAnswer = (given: unknown) =>
  parseInput(z.object({ answer: z.string().trim().min(1, 'Answer is required.') }), given);

/** Chargebacks of bookings: noted, answered, and what proves that the guest bought it. */
export class DisputesService {
  readonly #deps: DisputesDeps;

  constructor(deps: DisputesDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND and BAD_USER_INPUT. */
  async note(
    actor: Actor,
    bookingId: string | number,
    given: DisputeInput,
    key?: string | null,
  ): Promise<BookingEntity> {
    const { db, idempotency } = this.#deps;
    const input = parseDispute(given);
    const { id } = await findBooking(db.manager, bookingId);
    const request = {
      operation: 'note dispute',
      actor,
      key,
      path: ['key'],
      input: { id, ...given },
      about: () => [{ kind: 'booking', id } as const],
    };
    await idempotency.run<{ id: number }>(request, async (manager) => {
      const row = await lockBooking(manager, await findBooking(manager, id));
      if (row.currency === null)
        throw badField(['input', 'amount'], 'Nothing of this booking was paid: it has no price yet.');
      const { amount, caseNumber, reason, answerBy } = input;
      const dispute = { bookingId: id, amount, currency: row.currency, reason, answerBy };
      const byName = await staffNameOf(manager, actor);
      await manager.insert(DisputeEntity, {
        ...dispute,
        caseNumber: caseNumber ?? '',
        byName,
        createdAt: new Date(),
        answer: null,
        answeredByName: null,
        answeredAt: null,
      });
      const sum = priceInWords(amount, row.currency);
      await this.#tell(
        manager,
        actor,
        id,
        `${sum} is charged back, answer by ${travelDay(answerBy)}`,
        reason,
      );
      return { id };
    });
    return findBooking(db.manager, id);
  }

  /** Throws NOT_FOUND, BAD_USER_INPUT and CONFLICT. */
  async answer(actor: Actor, id: string | number, given: string): Promise<BookingEntity> {
    const { db } = this.#deps;
    const { answer } = parseAnswer({ answer: given });
    return db.transaction(async (manager) => {
      const { bookingId } = await find(manager, id);
      const row = await lockBooking(manager, await findBooking(manager, bookingId));
      const dispute = await find(manager, id);
      if (dispute.answeredByName)
        throw conflict(`${dispute.answeredByName} answered this already. Reload to see what.`);
      const answeredByName = await staffNameOf(manager, actor);
      await manager.update(DisputeEntity, dispute.id, { answer, answeredByName, answeredAt: new Date() });
      const sum = priceInWords(dispute.amount, dispute.currency);
      await this.#tell(manager, actor, row.id, `The chargeback of ${sum} was answered`, answer);
      return row;
    });
  }

  /** All that proves what was bought, as one PDF. Throws NOT_FOUND. */
  async evidence(id: string | number): Promise<{ name: string; bytes: Buffer }> {
    const { db, settings, makePdf } = this.#deps;
    const dispute = await find(db.manager, id);
    const evidence = await readEvidence(db.manager, dispute);
    const document = evidenceDocument(evidence, await settings.agency());
    return { name: `${document.title}.pdf`, bytes: await makePdf(document) };
  }

  #tell(manager: EntityManager, actor: Actor, id: number, to: string, text: string): Promise<void> {
    const entry = { type: 'payment', to, text } as const;
    return recordDeed(this.#deps, manager, actor, id, ['Wrote down a chargeback of', entry]);
  }
}

const find = (manager: EntityManager, id: string | number): Promise<DisputeEntity> =>
  demandRow(manager, DisputeEntity, id, 'Chargeback not found');
