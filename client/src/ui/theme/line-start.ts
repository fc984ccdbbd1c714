/** The start of a line as a `transform-origin`, which knows left and right only: what grows along a line begins there. */
export const lineStart = 'calc(50% + var(--start) * 50%)';
