import { daysBefore, kampalaDay } from '../../platform/kampala-day.ts';
import type { TimelineService } from '../office/timeline.service.ts';
import type { TracesService } from '../persons/traces.service.ts';
import type { ReplyOutboxService } from '../replies/reply-outbox.service.ts';

export interface RetentionDeps {
  traces: TracesService;
  timeline: Pick<TimelineService, 'removeTexts'>;
  replyOutbox: Pick<ReplyOutboxService, 'removeTexts'>;
  /** Days after the start date that somebody's data is kept. */
  registrationRetentionDays: number;
}

/** What is done to registrations over time: old ones lose the person. */
export class RegistrationRetentionService {
  readonly #deps: RetentionDeps;

  constructor(deps: RetentionDeps) {
    this.#deps = deps;
  }

  /** Removes from registrations that are old enough on `day` who they were of, and what staff wrote about them; program and dates stay. Returns how many. */
  anonymiseOld(day: string = kampalaDay()): Promise<number> {
    const { traces, registrationRetentionDays, timeline, replyOutbox } = this.#deps;
    return traces.forgetInBatches('registration', async (manager, size) => {
      const [rows]: [{ id: number }[]] = await manager.query(
        `UPDATE registrations SET
           first_name = '', last_name = '', email = '', phone = '', date_of_birth = NULL,
           emergency_name = '', emergency_phone = '', emergency_relation = '', medical = NULL,
           anonymised_at = now(), updated_at = now(), updated_by = NULL, version = version + 1
           WHERE id IN (SELECT id FROM registrations WHERE anonymised_at IS NULL AND start_date <= $1
             ORDER BY start_date LIMIT ${size} FOR UPDATE SKIP LOCKED) RETURNING id`,
        [daysBefore(day, registrationRetentionDays)],
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0)
        for (const kept of [timeline, replyOutbox]) await kept.removeTexts(manager, 'registration', ids);
      return rows;
    });
  }
}
