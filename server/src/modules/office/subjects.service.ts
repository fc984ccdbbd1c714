import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { SubjectKind } from '../../generated/schema.ts';
import { type SubjectMapper, subjectKinds } from './subjects.ts';

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
