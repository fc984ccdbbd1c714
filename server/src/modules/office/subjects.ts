import DataLoader from 'dataloader';
import type { DataSource, EntityManager } from 'typeorm';
import type { SubjectInput, SubjectKind } from '../../generated/schema.ts';
import { conflict } from '../../platform/errors.ts';
import { parseId } from '../../platform/ids.ts';
import { forKinds, notThere, type SubjectMapper, subjectKinds } from '../inbox/subject-kinds.ts';

/** One that is there and has a person, and stays so until the transaction ends. Throws NOT_FOUND, and CONFLICT when it is anonymised. */
export async function writableSubject(
  manager: EntityManager,
  { kind, id }: SubjectInput,
): Promise<SubjectMapper> {
  const number = parseId(id);
  const { table, isThere, isAnonymised } = subjectKinds[kind];
  const [row] = await manager.query(
    `SELECT ${isAnonymised} AS "isAnonymised" FROM ${table} WHERE id = $1 AND ${isThere} FOR SHARE`,
    [number],
  );
  if (!row || number === null) throw notThere(kind);
  if (row.isAnonymised)
    throw conflict(`This ${kind} is anonymised: nothing can be written about it any more.`);
  return { kind, id: number };
}

/** What each is called; all that are asked for at the same moment are looked up together. */
export class SubjectsService {
  readonly #db: DataSource;
  readonly #titles: Record<SubjectKind, DataLoader<number, string>>;

  constructor(db: DataSource) {
    this.#db = db;
    this.#titles = forKinds((kind) => new DataLoader((ids) => this.#find(kind, ids), { cache: false }));
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
