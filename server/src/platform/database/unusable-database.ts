// What is said of a database that does not answer. It loads no TypeORM: commands that only copy rows start without it.
import { StartError } from '../start-error.ts';

/** Which server did not answer and why, without its password. */
export const cannotBeUsed = (url: string, cause: unknown, variable = 'DATABASE_URL') =>
  new StartError(
    `The database at ${addressOf(url)} cannot be used (${reason(cause)}): check ${variable} and that PostgreSQL is running there.`,
    { cause },
  );

/** What a connection string names, without its password. */
export function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** Node reports a failed connection to a name with several addresses as one error with an empty message. */
function reason(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message: string; errors?: Error[] };
  return message || errors?.[0]?.message || code || 'no answer';
}
