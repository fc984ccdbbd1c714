import { type DataSource, Raw } from 'typeorm';
import { AppError } from '../../../platform/errors.ts';
import { begin } from './begin-sending.ts';
import type { IssueContents } from './issue-content.ts';
import { NewsletterIssueEntity } from './newsletter-issue.entity.ts';

/** Begins what is scheduled and due, each once. One that has nothing to show any more becomes a draft that says so. Answers how many. */
export function startDueIssues(db: DataSource, contents: IssueContents): Promise<number> {
  return db.transaction(async (manager) => {
    const due = await manager.find(NewsletterIssueEntity, {
      where: { status: 'scheduled', scheduledAt: Raw((column) => `${column} <= now()`) },
      lock: { mode: 'pessimistic_write' },
    });
    for (const row of due) {
      try {
        await begin(manager, row, await contents.complete(row));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const problem = `It was not sent as scheduled. ${error.message}`;
        await manager.save(Object.assign(row, { status: 'draft', scheduledAt: null, problem }));
      }
    }
    return due.length;
  });
}
