import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** Why a call did not work, as the screens need it. */
export interface Failure {
  /** A sentence for people. */
  message: string;
  /** One of the server's codes, or OFFLINE when there was no answer. */
  code: string;
  details: FieldFailure[];
  /** Who saved in between, when the code is CONFLICT. */
  changedBy: string | null;
  /** When they saved (ISO 8601), when the code is CONFLICT. */
  changedAt: string | null;
}

interface FieldFailure {
  message: string;
  /** The form's field the sentence is about; null for the whole. */
  field: string | null;
  /** Where in what was sent it stands, such as `input`, `slides`, 0, `title`. */
  path: readonly (string | number)[];
}

interface Extensions {
  code?: string;
  details?: { message: string; path: (string | number)[] }[];
  changedBy?: string | null;
  changedAt?: string;
}

const outOfReach = 'The server could not be reached. Nothing you typed is lost; please try again.';

/** What is known about anything a call threw. */
export function readFailure(error: unknown): Failure {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!first) {
    const message =
      error instanceof Error && !ServerError.is(error) && !(error instanceof TypeError) ? error.message : '';
    return { message: message || outOfReach, code: 'OFFLINE', details: [], changedBy: null, changedAt: null };
  }
  const { code, details, changedBy, changedAt } = (first.extensions ?? {}) as Extensions;
  return {
    message: first.message,
    code: code ?? 'INTERNAL',
    details: (details ?? []).map(({ message, path }) => ({ message, field: lastName(path), path })),
    changedBy: changedBy ?? null,
    changedAt: changedAt ?? null,
  };
}

function lastName(path: (string | number)[]): string | null {
  const name = path.findLast((part) => typeof part === 'string' && part !== 'input');
  return name === undefined ? null : String(name);
}
