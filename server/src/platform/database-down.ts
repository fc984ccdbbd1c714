/** Codes of Node and of PostgreSQL (connection lost, shutting down, starting up, too many connections). */
const codes = /^(ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|08\w{3}|57P0[1-5]|53300)$/;
/** Of pg, and of TypeORM about a transaction whose connection has just died. */
const messages =
  /connection terminated|query runner already released|connection timeout|timeout exceeded when trying to connect|connection error|not queryable|after calling end/i;

interface Clues {
  code?: unknown;
  message?: unknown;
  /** TypeORM keeps what the driver threw here. */
  driverError?: unknown;
  /** graphql-js keeps here what was thrown that it does not know for an Error. */
  thrownValue?: unknown;
  /** Node reports a name with several addresses as one error that holds the others. */
  errors?: unknown[];
}

/** Whether an error says that the database cannot be reached now, rather than that a statement was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, thrownValue, errors } = error as Clues;
  if (typeof code === 'string') return codes.test(code);
  if (typeof message === 'string' && messages.test(message)) return true;
  return (
    isDatabaseDown(driverError) || isDatabaseDown(thrownValue) || (errors?.some(isDatabaseDown) ?? false)
  );
}
