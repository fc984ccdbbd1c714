import type { QuoteState } from '../../generated/schema.ts';

export const quoteStates: Readonly<Record<QuoteState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Over',
  withdrawn: 'Withdrawn',
};

/** By the dot in a list. */
export const quoteTones: Readonly<Record<QuoteState, 'good' | 'waiting' | 'over'>> = {
  draft: 'waiting',
  sent: 'waiting',
  accepted: 'good',
  declined: 'over',
  expired: 'over',
  withdrawn: 'over',
};

/** Whether it can be written on and sent. */
export const isOpenQuote = ({ state, anonymisedAt }: { state: QuoteState; anonymisedAt: string | null }) =>
  !anonymisedAt && (state === 'draft' || state === 'sent' || state === 'expired');
