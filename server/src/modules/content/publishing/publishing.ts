// Draft, scheduled or published: what staff fill in for that, and what follows from it.
import { z } from 'zod';
import { badField } from '../../../platform/validation.ts';
import type { ContentType } from '../content-type.ts';
import { moment } from '../fields.ts';
import type { PublishableEntity } from './publishable.entity.ts';

type Publishing = Pick<PublishableEntity, 'status' | 'publishAt' | 'publishedAt'>;
type Saved = Publishing & Pick<PublishableEntity, 'createdAt' | 'version' | 'publishedFrom'>;

/** Fields of the input. `checkPublishing` says how they belong together. */
export const publishingFields = {
  status: z
    .enum(['published', 'draft', 'scheduled'])
    .nullish()
    .transform((status) => status ?? undefined),
  publishAt: moment('Publish at').nullish(),
};

interface PublishingInput {
  status?: Publishing['status'] | undefined;
  publishAt?: Date | null | undefined;
}

/**
 * A time to publish comes with status `scheduled`, and only with it: nothing goes public by mistake. Whether it may be
 * past depends on what it is saved over: see `publishingAfter`.
 */
export function checkPublishing({ value, issues }: z.core.ParsePayload<PublishingInput>): void {
  const message = faultOf(value);
  if (message) issues.push({ code: 'custom', message, path: ['publishAt'], input: value });
}

function faultOf({ status, publishAt }: PublishingInput): string | null {
  if (status !== 'scheduled') {
    return publishAt ? 'Publish at goes with status scheduled only: set that too, or leave it out.' : null;
  }
  return publishAt ? null : 'Publish at is required.';
}

/** What a new record has where the input leaves it open. */
const publishedAtOnce = {
  status: 'published',
  publishAt: null,
  publishedAt: null,
  publishedFrom: null,
} as const;

/**
 * The columns about publishing after `values` were saved over `row`, or made a new record when that is null. A time that
 * came while somebody was editing is no fault of theirs: what is due stays due, what was published stays published.
 * Throws BAD_USER_INPUT for any other time that is past.
 */
function publishingAfter(values: PublishingInput, row: Saved | null, now: Date): Publishing {
  const before = row ?? { ...publishedAtOnce, createdAt: now };
  if (values.status === 'scheduled' && values.publishAt && values.publishAt <= now) {
    if (row && hasComeDue(row, now)) {
      const { status, publishAt, publishedAt } = row;
      return { status, publishAt, publishedAt };
    }
    throw badField('publishAt', 'Publish at must be in the future.');
  }
  const status = values.status ?? before.status;
  const publishAt = status === 'scheduled' ? (values.publishAt ?? before.publishAt) : null;
  return { status, publishAt, publishedAt: row && firstPublished(row, status, now) };
}

const hasComeDue = (row: Saved, now: Date) =>
  row.status === 'scheduled'
    ? row.publishAt !== null && row.publishAt <= now
    : row.status === 'published' && isPublishedFrom(row, row.version - 1);

/** Whether the schedule published `version` of a row, and nobody has saved it since. */
const isPublishedFrom = (
  row: Pick<PublishableEntity, 'publishedFrom' | 'version'>,
  version: number,
): boolean => row.publishedFrom === version && row.version === version + 1;

/** What was public once keeps that day, also while it is taken back. */
function firstPublished(
  { status: before, publishedAt, createdAt }: Publishing & { createdAt: Date },
  after: Publishing['status'],
  now: Date,
): Date | null {
  if (before === after || publishedAt) return publishedAt;
  if (before === 'published') return createdAt;
  return after === 'published' ? now : null;
}

/** The day that counts for visitors, null when it was never there for them. */
export function publicSince({
  status,
  publishedAt,
  createdAt,
}: Publishing & { createdAt: Date }): Date | null {
  return publishedAt ?? (status === 'published' ? createdAt : null);
}

/** SQL condition for what visitors see. */
const isPublished = "status = 'published'";

/** A type of content that staff can prepare before visitors see it; its input has the `publishingFields`. */
export const publishable = <Row extends PublishableEntity>(type: ContentType<Row>): ContentType<Row> => ({
  ...type,
  isPublishable: true,
  defaults: { ...type.defaults, ...publishedAtOnce } as Partial<Row>,
  follows: publishingAfter as ContentType<Row>['follows'],
  isStillGood: isPublishedFrom,
  publicWhere: [type.publicWhere, isPublished].filter(Boolean).join(' AND '),
  list: { ...type.list, filters: { ...type.list.filters, status: 'status' } },
});

/** SQL condition for records of one status. */
export const ofStatus = (status: Publishing['status'] | null | undefined) =>
  status ? `status = '${status}'` : undefined;
