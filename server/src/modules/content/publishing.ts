// Draft, scheduled or published: what staff fill in for that, and what follows from it.
import { z } from 'zod';
import type { PublishableEntity } from './publishable.entity.ts';

type Publishing = Pick<PublishableEntity, 'status' | 'publishAt' | 'publishedAt'>;

/** Fields of the input. `checkPublishing` says how they belong together. */
export const publishingFields = {
  status: z
    .enum(['published', 'draft', 'scheduled'])
    .nullish()
    .transform((status) => status ?? undefined),
  publishAt: z.date().nullish(),
};

interface PublishingInput {
  status?: Publishing['status'] | undefined;
  publishAt?: Date | null | undefined;
}

/** A time to publish comes with status `scheduled`, and only with it: nothing goes public by mistake. */
export function checkPublishing({ value, issues }: z.core.ParsePayload<PublishingInput>): void {
  const message = faultOf(value);
  if (message) issues.push({ code: 'custom', message, path: ['publishAt'], input: value });
}

function faultOf({ status, publishAt }: PublishingInput): string | null {
  if (status !== 'scheduled') {
    return publishAt ? 'Publish at goes with status scheduled only: set that too, or leave it out.' : null;
  }
  if (!publishAt) return 'Publish at is required.';
  return publishAt.getTime() > Date.now() ? null : 'Publish at must be in the future.';
}

/** What a new record has where the input leaves it open. */
export const publishedAtOnce = { status: 'published', publishAt: null, publishedAt: null } as const;

/** The columns about publishing after `values` were saved over `row`, or made a new record when that is null. */
export function publishingAfter(
  values: PublishingInput,
  row: (Publishing & { createdAt: Date }) | null,
  now: Date,
): Publishing {
  const before = row ?? { ...publishedAtOnce, createdAt: now };
  const status = values.status ?? before.status;
  const publishAt = status === 'scheduled' ? (values.publishAt ?? before.publishAt) : null;
  return { status, publishAt, publishedAt: row && firstPublished(row, status, now) };
}

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
export const isPublished = "status = 'published'";

/** SQL condition for records of one status. */
export const ofStatus = (status: Publishing['status'] | null | undefined) =>
  status ? `status = '${status}'` : undefined;
