import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { GraphQLContext } from './context.ts';

/** Hands a request, with its body read, to Apollo and sends what that answers, as it is. */
export function apolloHandler(
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
