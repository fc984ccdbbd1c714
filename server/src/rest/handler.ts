// /api/v1: each call is one operation of the contract, run in this process; bodies are `{"data"}` or `{"error"}`.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import type { GraphQLContext } from '../graphql/context.ts';
import type { ContextDeps } from '../graphql/context-from-request.ts';
import { contextFromRequest, requestIdOf } from '../graphql/context-from-request.ts';
import type { Execute } from '../graphql/execute.ts';
import { jsonBody } from '../graphql/input/json-body.ts';
import { limitHeaders } from '../graphql/limits/limit-headers.ts';
import type { Plans } from '../graphql/plan/plan.ts';
import { type Access, demand } from '../graphql/policy/access.ts';
import { createReadable, operationAccess } from '../graphql/policy/operation-access.ts';
import { countRefused } from '../graphql/policy/rate-limit.ts';
import { refusalFor } from '../graphql/public-error.ts';
import { AppError, type ErrorCode, type ErrorDetail } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import { isRecord } from '../platform/text/json.ts';
import { refuseTooMany } from '../platform/validation.ts';
import { markPublic } from '../web/cache/public-answer.ts';
import { versionTag } from './call.ts';
import type { DirectSettings } from './direct-route.ts';
import { createDocsHandler } from './docs-handler.ts';
import { bodyOfData, sendBody, sendData, sendError } from './envelope.ts';
import { findRoute } from './find-route.ts';
import { pageHeaders, pageVariables, rowsOf, unknownParameter } from './list-pages.ts';
import { storeRawBody } from './raw-body.ts';
import { refuseMethod } from './refuse-method.ts';
import { isOperation, type OperationRoute, type Route } from './route.ts';
import { routes } from './routes.ts';

interface RestHandlerDeps extends ContextDeps {
  schema: GraphQLSchema;
  execute: Execute;
  plans: Plans;
  /** Tables an operation reads, or null unless the schema calls all of it public. */
  tablesOf(operation: OperationRoute['operation']): readonly string[] | null;
  settings: DirectSettings;
  /** Stands before what costs work. */
  limitWork: RequestHandler;
  log: Logger;
}

/** The router for `/api/v1`. */
export function createRestHandler(deps: RestHandlerDeps): RequestHandler {
  const json = jsonBody(deps.services, storeRawBody);
  const accesses = new Map(routes.map((route) => [route, statedAccess(route, deps.schema)]));
  const readable = createReadable(deps.schema);
  const accessTo = (route: Route) => accesses.get(route) ?? 'manageStaff';

  /** Requests whose input could be read: from there on the operation counts its calls. */
  const handedOn = new WeakSet<Request>();

  const answer: RequestHandler = async (req, res) => {
    const found = findRoute(req.method, req.path);
    if (!found)
      throw new AppError('NOT_FOUND', `There is nothing at ${req.method} ${req.baseUrl}${req.path}.`);
    if ('allowed' in found) return refuseMethod(req, res, found.allowed);
    const { route, params } = found;
    // A direct row has its body still to read, which may take long and costs nothing.
    if (isOperation(route)) deps.limitWork(req, res, () => undefined);
    const context = await contextFromRequest(req, res, deps);
    // Before anything of the body is looked at: strangers learn nothing about it.
    const access = accessTo(route);
    if (access !== 'public') demand(access, context);
    const asked = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'));
    const pages = isOperation(route) && asked.size > 0 ? route.pages : undefined;
    if (!pages && (isOperation(route) || !route.takesAnyQuery)) refuseQuery(asked);
    if (!isOperation(route)) {
      const body = await route.respond({ req, res, params, context, settings: deps.settings });
      if (body) sendBody(res, route.status, body);
      return;
    }
    const variables = pages
      ? pageVariables(pages, asked)
      : route.variables({ params, headers: req.headers, body: bodyOf(req) });
    const { operation } = pages ?? route;
    handedOn.add(req);
    const { data, errors } = await deps.execute(
      readable(operation, context.actor) as TypedDocumentNode<{ data?: unknown }, typeof variables>,
      variables,
      context,
    );
    if (errors?.[0]) throw asRefusal(errors[0], req.headers['if-match'] !== undefined);
    if (data?.data == null) throw new AppError('NOT_FOUND', `${route.missing ?? 'Record'} not found`);
    const tables = context.actor.user || context.actor.tokenRefused ? null : deps.tablesOf(operation);
    if (tables) {
      markPublic(res, tables);
      // The headers of a page follow from its rows: they have to be made with it.
      if (!pages) offerRead(context, route, variables);
    }
    const tag = context.actor.user && versionTag(data.data);
    if (tag) res.setHeader('ETag', tag);
    if (pages) {
      const path = `${deps.settings.publicUrl}${req.baseUrl}${req.path}`;
      res.set(pageHeaders(data.data, path, asked));
    }
    if (route.location) res.setHeader('Location', req.baseUrl + route.location(data.data));
    const answer = pages ? rowsOf(data.data) : answerOf(route, data.data);
    sendData(res, route.status ?? 200, answer, tables !== null);
  };

  /** The same address is read again by the same row of the table. */
  function offerRead(
    context: GraphQLContext,
    route: OperationRoute,
    variables: Record<string, unknown>,
  ): void {
    const plan = route.method === 'GET' && deps.plans.of(route.operation);
    if (!plan) return;
    context.offerRead?.(async (visitor) => {
      const result = await plan(variables, visitor);
      const found = result.data?.data;
      return result.errors || found == null ? { result } : bodyOfData(answerOf(route, found));
    });
  }

  const router = Router({ caseSensitive: true });
  router.use(
    createDocsHandler(
      deps.schema,
      deps.settings.publicUrl,
      async () => (await deps.services.settings.agency()).name,
    ),
  );
  router.use(json, answer);
  router.use((async (error: unknown, req, res, _next) => {
    const refusal = refusalFor(asReadingError(error), { log: deps.log, requestId: requestIdOf(res) });
    const isOfInput = !handedOn.has(req) && unreadable.has(refusal.code);
    const tooOften = isOfInput ? await countUnread(req, res) : null;
    sendError(res, tooOften ?? refusal);
  }) as express.ErrorRequestHandler);
  return router;

  /** Counts a call whose input was no JSON, too large or the like as if its operation had refused it. */
  async function countUnread(req: Request, res: Response): Promise<AppError | null> {
    const found = findRoute(req.method, req.path);
    if (!found || 'allowed' in found || !isOperation(found.route)) return null;
    const actor = { ip: req.ip ?? '', reportLimit: limitHeaders(res) };
    const asking = { actor, services: deps.services };
    const tooOften = await countRefused(deps.schema, found.route.operation, null, asking);
    return tooOften && refusalFor(tooOften.originalError, { log: deps.log, requestId: requestIdOf(res) });
  }
}

/** What a call is refused with for its input before its operation has it. */
const unreadable = new Set<ErrorCode>(['BAD_USER_INPUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);

/** Who may call a row. */
export const statedAccess = (route: Route, schema: GraphQLSchema): Access =>
  isOperation(route) ? operationAccess(route.operation, schema) : route.access;

/** A typing mistake, or a filter we do not have, must not pass in silence: its sender would take the answer for another one. */
function refuseQuery(given: URLSearchParams): void {
  const [name] = given.keys();
  if (name !== undefined) throw unknownParameter(name);
}

const answerOf = ({ answer }: OperationRoute, data: unknown) => (answer ? answer.of(data) : data);

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
  if (isRecord(body)) {
    refuseTooMany(body);
    return body;
  }
  throw new AppError('BAD_USER_INPUT', 'Please send a JSON object, such as {"name": "…"}.');
}

function asRefusal({ message, extensions }: GraphQLError, isConditional: boolean): AppError {
  const { code, details, ...facts } = extensions;
  // HTTP has a status of its own for a version that was named by If-Match.
  const publicCode =
    isConditional && code === 'CONFLICT' && 'version' in facts ? 'PRECONDITION_FAILED' : code;
  return new AppError(publicCode as ErrorCode, message, details as ErrorDetail[], facts);
}

/** What Express says of a body it could not read, in our words. */
function asReadingError(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === undefined) return error;
  if (status === 413)
    return new AppError(
      'PAYLOAD_TOO_LARGE',
      'This is too large: at most 100 kB can be sent, and 1.5 MB with a token.',
    );
  if (status === 415)
    return new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This encoding is not understood: please send JSON in UTF-8.',
    );
  if (type === 'entity.parse.failed')
    return new AppError('BAD_USER_INPUT', 'The body is not valid JSON: check commas, quotes and brackets.');
  return status === 400 ? new AppError('BAD_USER_INPUT', 'The body could not be read to its end.') : error;
}
