// /api/v1: each call is one operation of the contract, run in this process; bodies are `{"data"}` or `{"error"}`.
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLError } from 'graphql';
import type { ContextDeps } from '../graphql/context-from-request.ts';
import { contextFromRequest, requestIdOf } from '../graphql/context-from-request.ts';
import type { Execute } from '../graphql/execute.ts';
import { limits } from '../graphql/limits.ts';
import { refusalFor } from '../graphql/public-error.ts';
import { AppError, type ErrorCode, type ErrorDetail } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { markPublic } from '../web/public-answer.ts';
import { sendData, sendError } from './envelope.ts';
import { findRoute } from './find-route.ts';
import type { Route } from './routes.ts';

export interface RestDoorDeps extends ContextDeps {
  execute: Execute;
  /** Tables an operation reads, or null unless the schema calls all of it public. */
  tablesOf(operation: Route['operation']): readonly string[] | null;
  log: Logger;
}

/** The router for `/api/v1`. */
export function createRestDoor(deps: RestDoorDeps): RequestHandler {
  const json = express.json({ limit: limits.body });

  const answer: RequestHandler = async (req, res) => {
    const found = findRoute(req.method, req.path);
    if (!found)
      throw new AppError('NOT_FOUND', `There is nothing at ${req.method} ${req.baseUrl}${req.path}.`);
    if ('allowed' in found) return refuseMethod(req, res, found.allowed);
    const { route, params } = found;
    const variables = route.variables({ params, body: bodyOf(req) });
    const context = await contextFromRequest(req, res, deps);
    const { data, errors } = await deps.execute(route.operation, variables as never, context);
    if (errors?.[0]) throw asRefusal(errors[0]);
    if (data?.data == null) throw new AppError('NOT_FOUND', `${route.missing ?? 'Record'} not found`);
    const tables = context.actor.user || context.actor.tokenRefused ? null : deps.tablesOf(route.operation);
    if (tables) markPublic(res, tables);
    sendData(res, route.status ?? 200, route.answer ? route.answer(data.data) : data.data, tables !== null);
  };

  const router = Router();
  router.use(json, answer);
  router.use(((error: unknown, _req, res, _next) => {
    sendError(res, refusalFor(asReadingError(error), { log: deps.log, requestId: requestIdOf(res) }));
  }) as express.ErrorRequestHandler);
  return router;
}

/** Which methods a path has; a browser that asks (OPTIONS) is no mistake. */
function refuseMethod(req: Request, res: Response, allowed: string[]): void {
  res.setHeader('Allow', allowed.join(', '));
  if (req.method === 'OPTIONS') return void res.status(204).end();
  throw new AppError('METHOD_NOT_ALLOWED', `${req.method} is not possible here, only ${allowed.join(', ')}.`);
}

function bodyOf(req: Request): Record<string, unknown> {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (!hasBody || req.method === 'GET' || req.method === 'HEAD') return {};
  if (!req.is('json')) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Please send JSON, with the header Content-Type: application/json.',
    );
  }
  const body: unknown = req.body;
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new AppError('BAD_USER_INPUT', 'Please send a JSON object, such as {"name": "…"}.');
}

function asRefusal({ message, extensions }: GraphQLError): AppError {
  const { code, details, ...facts } = extensions;
  return new AppError(code as ErrorCode, message, details as ErrorDetail[], facts);
}

/** What Express says of a body it could not read, in our words. */
function asReadingError(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === undefined) return error;
  if (status === 413)
    return new AppError('PAYLOAD_TOO_LARGE', 'This is too large: at most 100 kB can be sent.');
  if (status === 415)
    return new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This encoding is not understood: please send JSON in UTF-8.',
    );
  if (type === 'entity.parse.failed')
    return new AppError('BAD_USER_INPUT', 'The body is not valid JSON: check commas, quotes and brackets.');
  return status === 400 ? new AppError('BAD_USER_INPUT', 'The body could not be read to its end.') : error;
}
