// The one place where what went wrong becomes what a caller is told, in every API.
import type { DocumentNode, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { isDatabaseDown } from '../platform/database/database-down.ts';
import { AppError } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { badInput, maxFaults } from '../platform/validation.ts';
import { variableFaults } from './input/variable-faults.ts';

/** Seconds after which a caller may try again when the database is away. */
const retryAfter = 2;

interface ErrorContext {
  log: Logger;
  requestId: string;
  schema: GraphQLSchema;
  document?: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown> | null;
}

/** A refusal in the caller's words; anything else is logged with the request's number and told without its text. */
export function publicErrors(
  errors: readonly GraphQLError[],
  errorContext: ErrorContext,
): GraphQLFormattedError[] {
  if (errors.some(isVariableError)) {
    const faults = variableFaults(errorContext);
    if (faults.length > 0) return [formatted(badInput(faults))];
  }
  return errors.slice(0, maxFaults).map((error) => {
    if (isOfRequest(error)) {
      const { code = 'BAD_REQUEST' } = error.extensions;
      return { ...located(error), message: error.message, extensions: { code } };
    }
    return { ...located(error), ...formatted(refusalFor(error.originalError ?? error, errorContext)) };
  });
}

/** The same for an error outside of an operation, such as while finding out who asks. */
export function refusalFor(
  error: unknown,
  { log, requestId }: Pick<ErrorContext, 'log' | 'requestId'>,
): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseDown(error)) {
    log.warn({ requestId, err: error }, 'The database cannot be reached.');
    const message = 'The service is not available just now. Please try again in a moment.';
    return new AppError('UNAVAILABLE', message, [], { retryAfter });
  }
  log.error({ requestId, err: error }, 'A request failed.');
  const message = `Something went wrong on our side. Please try again; if it happens again, tell us this number: ${requestId}`;
  return new AppError('INTERNAL', message, [], { requestId });
}

function formatted({ message, code, details, facts }: AppError): GraphQLFormattedError {
  return { message, extensions: { code, details, ...facts } };
}

function located({ locations, path }: GraphQLError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return { ...(locations && { locations }), ...(path && { path }) };
}

/** graphql-js marks an error of a variable by pointing at its definition. */
const isVariableError = (error: GraphQLError) =>
  error.nodes?.[0]?.kind === 'VariableDefinition' && !error.path && /^Variable "\$/.test(error.message);

/** Syntax, validation, unknown persisted query and the like, nothing that was thrown: Apollo's own codes and words. */
const isOfRequest = ({ extensions, path, originalError }: GraphQLError) =>
  !path && (typeof extensions.code === 'string' || !originalError);
