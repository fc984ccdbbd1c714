/** Codes of Node and of PostgreSQL (connection lost, shutting down, starting up, too many connections). */
const codes = /^(ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|08\w{3}|57P0[1-5]|53300)$/;
const messages =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|connection error|not queryable|after calling end/i;

interface Clues {
  code?: unknown;
  message?: unknown;
  /** TypeORM keeps what the driver threw here. */
  driverError?: unknown;
  /** Node reports a name with several addresses as one error that holds the others. */
  errors?: unknown[];
}

/** Whether an error says that the database cannot be reached now, rather than that a statement was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, errors } = error as Clues;
  if (typeof code === 'string') return codes.test(code);
  if (typeof message === 'string' && messages.test(message)) return true;
  return isDatabaseDown(driverError) || (errors?.some(isDatabaseDown) ?? false);
}
