/** Signs that mean something to LIKE stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
