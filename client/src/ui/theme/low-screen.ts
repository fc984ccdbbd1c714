/** A phone on its side, or a page at 400 % of its size: what stays on screen makes itself small. */
export const lowScreen = '@media (max-height: 399px)';
