/** Of Node: nobody there, or no way there. */
const nodeCodes = /^(ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|EAI_AGAIN)$/;
/**
 * Of PostgreSQL: connection lost (08), read-only after a failover (25006), a transaction left alone too long (25P03), in
 * each other's way (40), no room or too many connections (53), a lock or a statement that took too long (55P03, 57014),
 * shutting down or starting up (57P), a disk that fails (58030).
 */
const postgresCodes = /^(08\w{3}|25006|25P03|40001|40P01|53\w{3}|55P03|57014|57P0[1-5]|58030)$/;
/** Of pg, of its pool, of the job queue, and of TypeORM about a transaction whose connection has just died. */
const messages =
  /connection terminated|query runner (was )?already released|connection timeout|^timeout expired$|timeout exceeded when trying to connect|query read timeout|LISTEN\/NOTIFY|connection error|not queryable|after calling end/i;

interface ErrorFields {
  code?: unknown;
  message?: unknown;
  /** TypeORM keeps what the driver threw here. */
  driverError?: unknown;
  /** graphql-js keeps here what was thrown that it does not know for an Error. */
  thrownValue?: unknown;
  /** Node reports a name with several addresses as one error that holds the others. */
  errors?: unknown[];
}

/** Whether an error says that the database cannot do now what it could do later, rather than that a statement was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, thrownValue, errors } = error as ErrorFields;
  if (typeof code === 'string') return nodeCodes.test(code) || postgresCodes.test(code);
  if (typeof message === 'string' && messages.test(message)) return true;
  return (
    isDatabaseDown(driverError) || isDatabaseDown(thrownValue) || (errors?.some(isDatabaseDown) ?? false)
  );
}
