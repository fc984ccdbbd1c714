import type { DataSource } from 'typeorm';
import type { ContentChanges } from '../../platform/database/content-changes.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { htmlRules, readableText, sanitisePost } from './post-html.ts';

export interface PostRulesDeps {
  db: DataSource;
  changes: Pick<ContentChanges, 'changed'>;
  jobs: Pick<Jobs, 'work' | 'schedule'>;
}

const batch = 50;

/** Sanitises the posts that were saved under older rules, the deleted ones too, since they can come back. */
export class PostRulesService {
  readonly #deps: PostRulesDeps;

  constructor(deps: PostRulesDeps) {
    this.#deps = deps;
    deps.jobs.work('post-rules', { retries: 0 }, async () => void (await this.apply()));
    deps.jobs.schedule('post-rules', '*/10 * * * *');
  }

  /** Returns how many there were. */
  async apply(): Promise<number> {
    const { db, changes } = this.#deps;
    let done = 0;
    for (;;) {
      const rows: { id: number; version: number; content: string }[] = await db.query(
        'SELECT id, version, content FROM posts WHERE content_rules < $1 ORDER BY id LIMIT $2',
        [htmlRules, batch],
      );
      for (const { id, version, content } of rows) {
        const html = sanitisePost(content);
        // Whoever saved in between did so by the new rules. To its readers it is the same post, so its version stays.
        await db.query(
          'UPDATE posts SET content = $1, text = $2, content_rules = $3 WHERE id = $4 AND version = $5',
          [html, readableText(html), htmlRules, id, version],
        );
      }
      done += rows.length;
      if (rows.length < batch) break;
    }
    if (done > 0) changes.changed(['posts']);
    return done;
  }
}
