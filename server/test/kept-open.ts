/**
 * For `createServer`: connections that wait are not closed after Node's 5 s, as on a busy machine that happens under a request
 * that was just sent on one, and who asked is told of a 'socket hang up'.
 */
export const keptOpen = { keepAliveTimeout: 0 };
