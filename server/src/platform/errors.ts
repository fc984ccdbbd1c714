// The one list of error codes: what a caller can meet, in every API, and the HTTP status that goes with it.

/** Error code → HTTP status. docs/integrators.md explains each to callers. */
export const errorStatus = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  TWO_FACTOR_CODE_REQUIRED: 401,
  FORBIDDEN: 403,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One thing that is wrong with what was sent: a sentence, and where (`['price']`, empty for the whole). */
export interface ErrorDetail {
  message: string;
  path: (string | number)[];
}

/**
 * A refusal the caller should read: `message` is a sentence that says what happened and what to do.
 * Anything else that is thrown reaches the caller as INTERNAL without its text.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[];
  /** Further facts for the caller, such as `retryAfter` (seconds) or `changedBy`. */
  readonly facts: Record<string, unknown>;

  constructor(
    code: ErrorCode,
    message: string,
    details: ErrorDetail[] = [],
    facts: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.facts = facts;
  }
}

/** The refusal of what does not go with how things stand now. */
export const conflict = (message: string, facts?: Record<string, unknown>): AppError =>
  new AppError('CONFLICT', message, [], facts);
