import type { DataSource } from 'typeorm';
import { inBatches } from '../../platform/batches.ts';
import type { SealedText } from '../../platform/sealed-text.ts';
import { daysBefore, kampalaDay } from '../inbox/kampala-day.ts';
import { resealNotes } from './medical-notes.ts';

interface KeepingDeps {
  db: DataSource;
  sealed: SealedText;
  /** Days after the start date that somebody's data is kept. */
  retentionDays: number;
}

const batch = 200;

/** What is done to registrations over time: old ones lose the person, and sealed notes move to a new key. */
export class RegistrationKeepingService {
  readonly #deps: KeepingDeps;

  constructor(deps: KeepingDeps) {
    this.#deps = deps;
  }

  /** Removes from registrations that are old enough on `day` who they were of; program and dates stay. Returns how many. */
  anonymiseOld(day: string = kampalaDay()): Promise<number> {
    const { db, retentionDays } = this.#deps;
    return inBatches(async (size) => {
      const [, count] = await db.query(
        `UPDATE registrations SET
         first_name = '', last_name = '', email = '', phone = '', date_of_birth = NULL,
         emergency_name = '', emergency_phone = '', emergency_relation = '', medical = NULL,
         anonymised_at = now(), updated_at = now(), updated_by = NULL, version = version + 1
         WHERE id IN (SELECT id FROM registrations WHERE anonymised_at IS NULL AND start_date <= $1
           ORDER BY start_date LIMIT ${size} FOR UPDATE SKIP LOCKED)`,
        [daysBefore(day, retentionDays)],
      );
      return count;
    });
  }

  /**
   * Seals notes that an older key sealed with the newest one, a few at a time, while the product runs.
   * Returns how many; after that the older keys open nothing that is left.
   */
  async reseal(): Promise<number> {
    const { db, sealed } = this.#deps;
    let count = 0;
    for (let after = 0; ; ) {
      const rows: { id: number }[] = await db.transaction(async (manager) => {
        const old: { id: number; medical: string }[] = await manager.query(
          `SELECT id, medical FROM registrations WHERE id > $1 AND NOT starts_with(medical, $2)
           ORDER BY id LIMIT ${batch} FOR UPDATE`,
          [after, sealed.currentPrefix],
        );
        for (const { id, medical } of old) {
          const resealed = resealNotes(sealed, medical);
          await manager.query('UPDATE registrations SET medical = $2 WHERE id = $1', [id, resealed]);
        }
        return old;
      });
      count += rows.length;
      after = rows.at(-1)?.id ?? 0;
      if (rows.length < batch) return count;
    }
  }
}
