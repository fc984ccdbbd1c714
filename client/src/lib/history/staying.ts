/**
 * The state of a navigation that leaves readers where they are: a filter, a step of a form, a picture opened over the
 * page. All others are links, which lead to the top of a page even when it is the same page.
 */
export const staying = { stays: true } as const;

export const stays = (state: unknown): boolean => (state as Partial<typeof staying> | null)?.stays === true;
