/** The start of a line as a `transform-origin`, which knows left and right only: what grows along a line begins there. */
export const lineStart = 'calc(50% + var(--start) * 50%)';

/** A phone on its side, or a page at 400 % of its size: what stays on screen makes itself small. */
export const lowScreen = '@media (max-height: 399px)';
