import { Column, Entity } from 'typeorm';
import { ContentEntity } from '../../content/content.entity.ts';
import type { IssueContent } from './issue-parts.ts';

/** A part of an issue as it is written: a text, or a record of the site. */
export interface IssueBlock {
  kind: 'text' | 'program' | 'post';
  /** Sanitised HTML. */
  text: string | null;
  recordId: number | null;
}

type IssueStatus = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped';

/** A newsletter to all subscribers. */
@Entity('newsletter_issues')
export class NewsletterIssueEntity extends ContentEntity {
  @Column({ type: 'text' })
  subject!: string;

  /** What a list of mails shows beside the subject. */
  @Column({ type: 'text', nullable: true })
  preheader!: string | null;

  @Column({ type: 'jsonb' })
  blocks!: IssueBlock[];

  /** Mails a minute, at most. */
  @Column({ type: 'int', name: 'per_minute' })
  perMinute!: number;

  @Column({ type: 'text' })
  status!: IssueStatus;

  @Column({ type: 'timestamptz', name: 'scheduled_at', nullable: true })
  scheduledAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'started_at', nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  /** What recipients get: as it was when sending began; null before. */
  @Column({ type: 'jsonb', nullable: true })
  content!: IssueContent | null;

  /** Why nothing goes on now, in a sentence. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;
}
