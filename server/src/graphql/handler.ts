// POST and GET /graphql: Apollo Server on Express, and the Playground for browsers.
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import express, { type Request, type RequestHandler, Router } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql';
import { AppError } from '../platform/errors.ts';
import type { Logger } from '../platform/log.ts';
import type { GraphQLContext } from './context.ts';
import { type ContextDeps, contextFromRequest, requestIdOf } from './context-from-request.ts';
import { finishResponses } from './finish-responses.ts';
import { jsonBody } from './input/json-body.ts';
import { noListCoercion } from './input/variable-faults.ts';
import { fewEqualKeys } from './limits/equal-keys.ts';
import { limits } from './limits/limits.ts';
import { createOperationCheck, refuseTooMuch } from './limits/refuse-too-much.ts';
import { wantedMediaType } from './media-type.ts';
import type { Plans } from './plan/plan.ts';
import { offerReads, runByPlan } from './plan/plan-plugins.ts';
import { playground } from './playground/playground.ts';
import { refusalFor } from './public-error.ts';

interface GraphQLHandlerDeps extends ContextDeps {
  schema: GraphQLSchema;
  plans: Plans;
  /** Rows of a plain list of this type; undefined when they are not known. */
  rowsOf(typeName: string): number | undefined;
  /** Stands before what costs work. */
  limitWork: RequestHandler;
  /** Tables a document reads, or null unless the schema calls all of it public. */
  tablesOf(document: DocumentNode, variables: object): readonly string[] | null;
  /** Whether every visitor who asks it now gets the same answer, kept or not. */
  isSameForAll(document: DocumentNode, variables: object): boolean;
  log: Logger;
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Bytes kept of persisted queries, and seconds since their last registration. */
const persisted = { bytes: 5_000_000, seconds: 24 * 3600 };

/** The router for `/graphql`. */
export async function createGraphQLHandler(deps: GraphQLHandlerDeps): Promise<RequestHandler> {
  const { schema, log } = deps;
  const check = createOperationCheck({ schema, rowsOf: deps.rowsOf });
  const server = new ApolloServer<GraphQLContext>({
    schema,
    // Its warnings at start are about options chosen on purpose.
    logger: log.child({}, { level: log.isLevelEnabled('error') ? 'error' : 'silent' }),
    introspection: true,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    status400ForVariableCoercionErrors: false,
    stopOnTerminationSignals: false,
    validationRules: [fewEqualKeys, knownOperations, noListCoercion],
    parseOptions: { maxTokens: limits.tokens, noLocation: false },
    persistedQueries: { cache: new InMemoryLRUCache({ maxSize: persisted.bytes }), ttl: persisted.seconds },
    plugins: [
      // Apollo's own would put a wrapper around each field; freshness is the byte cache's business.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      refuseTooMuch(check),
      runByPlan(deps.plans),
      finishResponses(deps),
      offerReads({ ...deps, check }),
    ],
  });
  await server.start();

  const contexts = new WeakMap<express.Request, GraphQLContext>();
  const makeContext: RequestHandler = async (req, res, next) => {
    try {
      const mediaType = wantedMediaType(req.headers.accept) || undefined;
      contexts.set(req, { ...(await contextFromRequest(req, res, deps)), mediaType });
      next();
    } catch (error) {
      next(refusalFor(error, { log, requestId: requestIdOf(res) }));
    }
  };
  const apollo = apolloHandler(server, (req) => contexts.get(req) as GraphQLContext);

  const router = Router({ caseSensitive: true });
  router.use(varyByAccept);
  router.all('/', knownMethods);
  router.use(playground(async () => (await deps.services.settings.agency()).name));
  // Also what is refused before Apollo has a say.
  router.use((_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/', asWanted);
  router.all('/', jsonBody(deps.services), deps.limitWork, makeContext, apollo);
  return router;
}

/** The same address is a page, JSON or a media type of its own: caches must not hand one to who wants another. */
const varyByAccept: RequestHandler = (_req, res, next) => {
  res.vary('Accept');
  next();
};

const knownMethods: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS' && methods.includes(req.method)) return next();
  res.set('Allow', methods.join(', '));
  if (req.method === 'OPTIONS') return void res.status(204).end();
  throw new AppError('METHOD_NOT_ALLOWED', `${req.method} is not possible here, only GET and POST.`);
};

/**
 * Apollo refuses what any web page could have caused. A query by GET changes nothing and looks at no cookie,
 * so such a page would gain nothing: we vouch for it.
 */
const asWanted: RequestHandler = (req, _res, next) => {
  req.headers['apollo-require-preflight'] ??= 'by GET';
  next();
};

/** Hands a request, with its body read, to Apollo and sends what that answers, as it is. */
function apolloHandler(
  server: ApolloServer<GraphQLContext>,
  contextOf: (req: Request) => GraphQLContext,
): RequestHandler {
  return async (req, res) => {
    const { method, body } = req;
    const httpGraphQLRequest = { method, headers: headersOf(req), search: searchOf(req), body };
    const context = async () => contextOf(req);
    const answer = await server.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
    res.statusCode = answer.status ?? 200;
    for (const [name, value] of answer.headers) res.setHeader(name, value);
    if (answer.body.kind === 'complete') return void res.end(answer.body.string);
    for await (const part of answer.body.asyncIterator) res.write(part);
    res.end();
  };
}

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

const searchOf = ({ url }: Request): string => /\?[^#]*/.exec(url)?.[0] ?? '';

/** Refuses `subscription { … }` where the schema has none: without this it would only fail when it runs. */
const knownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} in this schema.`, { nodes: node }));
  },
});
