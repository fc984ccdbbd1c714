import type { ReviewState } from '../../generated/schema.ts';

export const reviewStates: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
};

/** By the dot in a list. */
export const reviewTones: Readonly<Record<ReviewState, 'good' | 'waiting' | 'over'>> = {
  waiting: 'waiting',
  approved: 'good',
  declined: 'over',
};

export const starsInWords = (stars: number): string => `${stars} of 5`;
