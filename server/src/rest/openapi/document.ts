// OpenAPI 3.1 of the REST API, made from its table and the contract, so that it cannot say anything else than what is done.
import type { GraphQLSchema } from 'graphql';
import { isNarrow } from '../../graphql/policy/access.ts';
import { isOperation, type Route } from '../route.ts';
import { createJsonSchemas } from './json-schemas.ts';
import { describeOperation, tagOf } from './operations.ts';
import { refusal, refusalResponses, refusalSchema } from './refusals.ts';

const about = (
  name: string,
) => `Content and inbox of ${name}. A success is \`{"data": …}\`, a refusal \`{"error": {"message", "code", "details"}}\`
with a true status. Sign in with \`POST /admin/login\` and send the token as \`Authorization: Bearer …\`; it lives 15 minutes.`;

/** The document of these rows, as JSON. */
export function openApiDocument(
  routes: readonly Route[],
  schema: GraphQLSchema,
  { publicUrl, name }: { publicUrl: string; name: string },
): object {
  const schemas = createJsonSchemas(schema);
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = isOperation(route)
      ? describeOperation(route, schema, schemas)
      : {
          tags: [tagOf(route.path)],
          ...route.openapi,
          responses: {
            ...route.openapi.responses,
            401: refusal(401),
            ...(isNarrow(route.access) && { 403: refusal(403) }),
            500: refusal(500),
            503: refusal(503),
          },
        };
  }
  const tags = [...new Set(routes.map(({ path }) => tagOf(path)))].map((name) => ({
    name,
    description: `Everything below /${name}.`,
  }));
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version: '1',
      description: about(name),
      license: { name: `For partners of ${name}`, url: `${publicUrl}/contact` },
    },
    servers: [{ url: '/api/v1' }],
    security: [{ token: [] }],
    tags,
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: refusalResponses,
      schemas: { Refusal: refusalSchema, ...schemas.components },
    },
  };
}
