/**
 * Whether somebody went on from the page of this path, though it is still drawn: it stays on screen until the code of the next
 * one has come. What it would write into the address by then would call them back.
 */
export const hasLeft = (path: string) => window.location.pathname !== path;
