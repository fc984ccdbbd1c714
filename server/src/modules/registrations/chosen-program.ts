import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../platform/database/prepared.ts';
import { parseId } from '../../platform/ids.ts';
import type { RegistrationEntity } from './registration.entity.ts';

/** What was found under `programId`; `id` is null when the program is gone but stays chosen. */
export interface ChosenProgram {
  id: number | null;
  name: string;
  /** Asked of the traveller on the start date; null when that is not asked. */
  minimumAge: number | null;
}

/** The part of an input that was not checked yet which says who travels when, and where. */
export interface Choice {
  programId?: number | null;
  dateOfBirth?: string | null;
  startDate?: string | null;
}

/** Null when there is no active program of that number. Locked, so that it is not removed before it is chosen. */
export async function activeProgram(
  manager: EntityManager,
  id: number | null | undefined,
): Promise<ChosenProgram | null> {
  const number = id == null ? null : parseId(id);
  if (number === null) return null;
  const sql = `SELECT id, name, minimum_age AS "minimumAge" FROM programs
    WHERE id = $1 AND is_active AND status = 'published' AND deleted_at IS NULL FOR KEY SHARE`;
  const [program] = await queryPrepared<ChosenProgram>(manager, 'active program', sql, [number]);
  return program ?? null;
}

/** The program of a corrected registration: the one that it has may be gone by now. */
export async function programAfter(manager: EntityManager, row: RegistrationEntity, input: Choice) {
  const { programId: id, programName: name } = row;
  if ((input.programId ?? null) !== id) return activeProgram(manager, input.programId);
  // What was taken before the program had a minimum age stays as it is while the days stay.
  if (input.dateOfBirth === row.dateOfBirth && input.startDate === row.startDate)
    return { id, name, minimumAge: null };
  const [program] = await manager.query('SELECT minimum_age AS "minimumAge" FROM programs WHERE id = $1', [
    id,
  ]);
  return { id, name, minimumAge: program?.minimumAge ?? null };
}
