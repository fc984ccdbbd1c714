// Whether visitors see a record, as its form holds it and sends it.
import type { RegisterOptions } from 'react-hook-form';
import type { PublishingStatus } from '../../../generated/schema.ts';
import { fromKampalaTime, toKampalaTime } from './kampala-time.ts';
import { labelIn } from './label-in.ts';

/** What a row says about it. */
export interface Publishable {
  status: PublishingStatus;
  publishAt: string | null;
  previewLink: string;
  /** Programs may be hidden without being drafts. */
  isActive?: boolean;
}

/** The form's values; the time is Kampala's, as a date-time field holds it, or empty. */
export interface PublishingValues {
  status: PublishingStatus;
  publishAt: string;
}

export const visibilities = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
] as const;

export const publishingLabels = { status: 'Visibility', publishAt: 'Publish at' };

/** As they are compared when two people changed them. */
export const publishingInWords = {
  status: labelIn(visibilities),
  publishAt: (local: string) => local.replace('T', ' '),
};

export const publishedNow: PublishingValues = { status: 'published', publishAt: '' };

export const publishingOf = ({ status, publishAt }: Publishable): PublishingValues => ({
  status,
  publishAt: publishAt === null ? '' : toKampalaTime(publishAt),
});

/** What is sent: a time only with what is scheduled. */
export function publishingInput({ status, publishAt }: PublishingValues) {
  return { status, publishAt: status === 'scheduled' ? fromKampalaTime(publishAt) : null };
}

/** `saved` is the time that stands in the record: it may have come while the form was open. */
export const publishAtRules = (saved: string | null): RegisterOptions => ({
  required: 'Publish at is required.',
  validate: (local: string) =>
    (saved !== null && local === toKampalaTime(saved)) ||
    Date.parse(fromKampalaTime(local)) > Date.now() ||
    'Publish at must be in the future.',
});
