/**
 * The state of a navigation that leaves readers where they are: a filter, a step of a form, a picture opened over the
 * page. All others are links, which lead to the top of a page even when it is the same page.
 */
export const keepScroll = { stays: true } as const;

export const keepsScroll = (state: unknown): boolean =>
  (state as Partial<typeof keepScroll> | null)?.stays === true;
