// What quotes hold of people. Days, seats, lines and sums remain.
import { daysBefore, kampalaDay } from '../../../platform/kampala-day.ts';
import { columns, type PersonalTable } from '../../personal-table.ts';
import type { TracesService } from '../../persons/traces.service.ts';

/** SQL: takes the person out of a quote. Its link opens nothing any more, so nobody could accept it. */
const anonymousQuote = `first_name = '', last_name = '', email = '', phone = '', text = '', decline_reason = '',
  key_hash = NULL, anonymised_at = now(), updated_at = now(), updated_by = NULL, version = version + 1,
  state = CASE WHEN state IN ('draft', 'sent') THEN 'withdrawn' ELSE state END`;

export const personalQuotes: Readonly<Record<string, PersonalTable>> = {
  quotes: {
    name: 'Quotes',
    rows: 'lower(email) = $1',
    kind: 'quote',
    erasure: { set: anonymousQuote },
    columns: {
      ...columns('person', 'first_name last_name email phone text decline_reason'),
      ...columns('record', 'id uuid state state_at sent_at title program_id departure_id starts_on ends_on'),
      ...columns('record', 'party seats currency lines deposit terms good_until pay_until hold_seats'),
      ...columns('record', 'booking_id registration_id message_id created_at updated_at anonymised_at'),
      ...columns('ours', 'version updated_by key_counter key_hash search_text'),
    },
  },
};

export interface QuoteRetentionDeps {
  traces: TracesService;
  /** Days after the start that somebody's data is kept, as that of who registers. */
  registrationRetentionDays: number;
}

/** Removes who a quote was for, as bookings lose who booked. Returns how many. */
export function anonymiseOldQuotes(
  { traces, registrationRetentionDays }: QuoteRetentionDeps,
  day: string = kampalaDay(),
): Promise<number> {
  return traces.forgetInBatches('quote', async (manager, size) => {
    const [rows] = await manager.query(
      `UPDATE quotes SET ${anonymousQuote}
       WHERE id IN (SELECT id FROM quotes WHERE anonymised_at IS NULL AND starts_on <= $1
         ORDER BY starts_on LIMIT ${size} FOR UPDATE SKIP LOCKED) RETURNING id`,
      [daysBefore(day, registrationRetentionDays)],
    );
    return rows;
  });
}
