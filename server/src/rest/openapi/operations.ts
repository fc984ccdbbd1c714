// One row of the table as an operation of OpenAPI: what is sent and answered follows from its GraphQL operation.
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { type Fragments, fragmentsOf, operationsOf } from '../../graphql/documents.ts';
import type { Field } from '../../graphql/fields.ts';
import { type Access, accessOf, isNarrow } from '../../graphql/policy/access.ts';
import { constraintOn } from '../../graphql/policy/constraints.ts';
import { labelOf } from '../../platform/validation.ts';
import type { OperationRoute } from '../route.ts';
import { described, type JsonSchema, type JsonSchemas, objectOf, withLimits } from './json-schemas.ts';
import { pageHeadersSchema, pageParameters } from './page-parameters.ts';
import { locationHeader, type RefusalStatus, refusal } from './refusals.ts';

interface Parts {
  definition: OperationDefinitionNode;
  /** The one field the operation asks for. */
  node: FieldNode;
  field: Field;
  access: Access;
  fragments: Fragments;
}

interface Variable {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

export function describeOperation(
  route: OperationRoute,
  schema: GraphQLSchema,
  schemas: JsonSchemas,
): object {
  const parts = partsOf(route.operation, schema);
  const { definition, node, field, access, fragments } = parts;
  const name = (definition.name?.value ?? '').replace(/^Rest/, '');
  const variables = variablesOf(parts, schema, schemas);
  const inPath = (variable: Variable) => route.path.includes(`:${variable.name}`);
  const keyed = variables.some(({ name }) => name === 'key' || name === 'form');
  // The key comes as a header, see keyOf.
  const sent = variables.filter((variable) => !inPath(variable) && variable.name !== 'key');
  const versioned = sent.some(({ name }) => name === 'version');
  const isRead = route.method === 'GET';
  // A DELETE names its version in the header only.
  const hasBody = !isRead && route.method !== 'DELETE' && sent.length > 0;
  // What is not there is 404, so there always is something under `data`.
  const pagesOf = (pages: OperationRoute['pages']) =>
    pages ? pageParameters(pages.parameters, partsOf(pages.operation, schema).field, schemas) : [];
  const type = isNonNullType(field.type) ? field.type : new GraphQLNonNull(field.type);
  const data = schemas.ofOutput(type, node.selectionSet, fragments);

  return {
    operationId: name.charAt(0).toLowerCase() + name.slice(1),
    summary: labelOf(name),
    description: field.description ?? labelOf(name),
    tags: [tagOf(route.path)],
    ...(access === 'public' && { security: [] }),
    ...parametersOf(variables.filter(inPath), [
      ...pagesOf(route.pages),
      keyed && idempotencyKey,
      versioned && ifMatch,
    ]),
    ...(hasBody && { requestBody: bodyOf(sent, route) }),
    responses: {
      [route.status ?? 200]: success(route.answer?.schema(data) ?? data, {
        ...(route.location && { Location: locationHeader }),
        ...(route.pages && pageHeadersSchema),
      }),
      ...refusals({
        // Also for a query parameter that there is not.
        400: true,
        401: access !== 'public' || isRead || (route.refuses?.includes(401) ?? false),
        403: isNarrow(access) || (route.refuses?.includes(403) ?? false),
        404: inPath({ name: 'id' } as Variable) || route.missing !== undefined,
        409: keyed || (versioned && hasBody) || (route.refuses?.includes(409) ?? false),
        412: versioned,
        413: hasBody,
        415: hasBody,
        429: true,
        500: true,
        503: true,
      }),
    },
    ...route.openapi,
  };
}

function partsOf(document: DocumentNode, schema: GraphQLSchema): Parts {
  const [definition] = operationsOf(document);
  const node = definition?.selectionSet.selections[0];
  const root = definition && schema.getRootType(definition.operation);
  const field = root && node?.kind === Kind.FIELD ? root.getFields()[node.name.value] : undefined;
  if (!definition || !root || !field || node?.kind !== Kind.FIELD)
    throw new Error('An operation of the REST API asks for one field of the contract.');
  const access = accessOf(schema, root, field) ?? 'manageStaff';
  return { definition, node, field, access, fragments: fragmentsOf(document) };
}

/** The operation's variables; one that is an argument by itself has the argument's description. */
function variablesOf(
  { definition, node, field }: Parts,
  schema: GraphQLSchema,
  schemas: JsonSchemas,
): Variable[] {
  return (definition.variableDefinitions ?? []).map(({ variable, type: typeNode, defaultValue }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, typeNode) as GraphQLInputType;
    const argument = node.arguments?.find(
      ({ value }) => value.kind === Kind.VARIABLE && value.name.value === name,
    );
    const place = field.args.find((arg) => arg.name === argument?.name.value);
    const required = isNonNullType(type) && defaultValue === undefined;
    const limited = withLimits(schemas.ofInput(type), place && constraintOn(schema, place));
    return { name, required, schema: described(limited, place?.description) };
  });
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made by the sender, the same in each try: the first answer comes again and nothing is made twice. With other input it is refused with 409. Good for two days.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,100}$' },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` that a read or save with your token answered: its version in quotes. Refused with 412 when somebody saved since.',
  schema: { type: 'string', example: '"3"' },
};

function parametersOf(inPath: Variable[], others: (object | false)[]): object {
  const parameters = [
    ...inPath.map(({ name, schema }) => ({ name, in: 'path', required: true, schema, example: 1 })),
    ...others.filter((other) => other !== false),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

/** A variable called `input` is the body itself; others are fields of it. */
function bodyOf(sent: Variable[], { example, requires }: OperationRoute): object {
  const input = sent.find(({ name }) => name === 'input');
  const fields = sent.filter((variable) => variable !== input);
  const own = objectOf(
    Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    fields.filter(({ required }) => required).map(({ name }) => name),
  );
  const all = [
    ...(input ? [input.schema] : []),
    ...(!input || fields.length > 0 ? [own] : []),
    ...(requires ? [{ required: requires }] : []),
  ];
  const schema = all.length > 1 ? { allOf: all } : all[0];
  return { required: true, content: { 'application/json': { schema, ...(example ? { example } : {}) } } };
}

function success(data: JsonSchema, headers: object): object {
  const schema = objectOf({ data }, ['data']);
  const hasHeaders = Object.keys(headers).length > 0;
  return {
    description: 'Done.',
    ...(hasHeaders && { headers }),
    content: { 'application/json': { schema } },
  };
}

function refusals(which: Record<RefusalStatus, boolean>): Record<string, object> {
  const statuses = Object.entries(which).filter(([, applies]) => applies);
  return Object.fromEntries(statuses.map(([status]) => [status, refusal(Number(status) as RefusalStatus)]));
}

/** Rows below one first part of the path belong together. */
export const tagOf = (path: string) => path.split('/')[1] ?? '';
