import type { DataSource } from 'typeorm';
import { parseId } from '../../../platform/ids.ts';
import type { IssueContent } from './issue-parts.ts';

/** What was sent, for everybody. */
export interface ArchivedNewsletterMapper {
  id: number;
  sentAt: Date;
  content: IssueContent;
}

const select = `SELECT id, started_at AS "sentAt", content FROM newsletter_issues WHERE content IS NOT NULL`;

export class IssueArchiveService {
  readonly #db: DataSource;

  constructor(db: DataSource) {
    this.#db = db;
  }

  list(): Promise<ArchivedNewsletterMapper[]> {
    return this.#db.query(`${select} ORDER BY started_at DESC, id DESC LIMIT 200`);
  }

  async find(id: string): Promise<ArchivedNewsletterMapper | null> {
    const [row] = await this.#db.query(`${select} AND id = $1`, [parseId(id) ?? 0]);
    return row ?? null;
  }
}
