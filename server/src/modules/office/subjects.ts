import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import type { SubjectKind } from '../../generated/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { capitalised } from '../../platform/text/in-words.ts';
import type { ActivityEntry } from '../activity/activity.service.ts';
import { inboxTypes } from '../inbox/inbox-trash.service.ts';

/** A registration or a message that staff work on. */
export interface SubjectMapper {
  kind: SubjectKind;
  id: number;
}

/** As callers name it. */
export interface SubjectOf {
  kind: SubjectKind;
  id: string | number;
}

const registrationName = "trim(first_name || ' ' || last_name)";

/** Where each kind is, the column that names one of it in the tables of the office, and SQL of what it is called and who sent it. */
export const subjectKinds = {
  registration: {
    ...inboxTypes.registration,
    column: 'registration_id',
    title: `coalesce(nullif(${registrationName}, ''), 'Registration ' || id)`,
    sender: registrationName,
  },
  message: { ...inboxTypes.message, column: 'message_id', title: 'subject', sender: 'name' },
} satisfies Record<SubjectKind, object>;

/** SQL of a row's kind and number. */
export const subjectColumns = (table: string) =>
  `CASE WHEN ${table}.registration_id IS NULL THEN 'message' ELSE 'registration' END AS kind,
   coalesce(${table}.registration_id, ${table}.message_id) AS "subjectId"`;

export function notThere(kind: SubjectKind): AppError {
  return new AppError('NOT_FOUND', `${capitalised(kind)} not found`);
}

/** The line of activity that somebody `did` something to one. */
export const activityAbout = ({ kind, id }: SubjectMapper, did: string): ActivityEntry => ({
  type: 'update',
  description: `${did} ${kind} ${id}`,
  entityType: subjectKinds[kind].entityType,
  entityId: id,
});

/** One that is there and has a person, and stays so until the transaction ends. Throws NOT_FOUND, and CONFLICT when it is anonymised. */
export async function writableSubject(
  manager: EntityManager,
  { kind, id }: SubjectOf,
): Promise<SubjectMapper> {
  const number = parseId(id);
  const { table } = subjectKinds[kind];
  const [row] = await manager.query(
    `SELECT ${kind === 'registration' ? 'anonymised_at' : 'NULL'} AS anonymised FROM ${table}
     WHERE id = $1 AND deleted_at IS NULL FOR SHARE`,
    [number],
  );
  if (!row || number === null) throw notThere(kind);
  if (row.anonymised)
    throw new AppError(
      'CONFLICT',
      'This registration is anonymised: nothing can be written about it any more.',
    );
  return { kind, id: number };
}

/** What registrations and messages are called; all that are asked for at the same moment are looked up together. */
export class SubjectsService {
  readonly #db: DataSource;
  readonly #titles: Record<SubjectKind, DataLoader<number, string>>;

  constructor(db: DataSource) {
    this.#db = db;
    const options = { cache: false };
    this.#titles = {
      registration: new DataLoader((ids) => this.#find('registration', ids), options),
      message: new DataLoader((ids) => this.#find('message', ids), options),
    };
  }

  /** Empty when it is gone since. */
  titleOf({ kind, id }: SubjectMapper): Promise<string> {
    return this.#titles[kind].load(id);
  }

  async #find(kind: SubjectKind, ids: readonly number[]): Promise<string[]> {
    const { table, title } = subjectKinds[kind];
    const rows: { id: number; title: string }[] = await this.#db.query(
      `SELECT id, ${title} AS title FROM ${table} WHERE id = ANY($1::int[])`,
      [ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row.title]));
    return ids.map((id) => byId.get(id) ?? '');
  }
}
