// Each @constraint of the contract, wherever it stands, refuses one too many beside its place.
import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { leavesOf, operationFor, smallestValue } from '../../../test/input-values.ts';
import { registration } from '../../../test/samples.ts';
import { contentTypes } from '../../features.ts';
import type { Rule } from '../../generated/rules.ts';
import { english } from '../../platform/locale.ts';
import { createLogger } from '../../platform/log.ts';
import type { GraphQLContext } from '../context.ts';
import { createExecute, type Execute } from '../execute.ts';
import { fieldsOf, objectTypes } from '../fields.ts';
import { createPlans } from '../plan/plan.ts';
import { createSchema } from '../schema.ts';
import { constraintOn } from './constraints.ts';

const schema = createSchema({ rateLimits: false });

type Place = GraphQLArgument | GraphQLInputField;
/** A call with one value that breaks one limit, and the name of its place. */
interface Breach {
  title: string;
  name: string;
  argument: string;
  operation: string;
  variables: object;
}

const badTexts: Record<string, string> = {
  email: 'nobody',
  phone: 'call me',
  'person-name': 'see www.example.org',
  picture: 'a picture',
  digits: '12',
  time: 'noon',
  colour: 'red',
  pdf: '/media/a.jpg',
  slug: 'Not one',
};

/** What breaks each limit of a rule. */
function breachesOf({ type }: Place, rule: Partial<Rule>): Record<string, unknown> {
  const nullable = getNullableType(type);
  const isList = isListType(nullable);
  const kind = getNamedType(type).name;
  const { maxLength, minLength, min, max, step, minItems, maxItems, format = kind } = rule;
  const inItem = (value: unknown) => (isList ? [value] : value);
  const long = (length: number) =>
    kind === 'URL' ? `https://example.org/${'x'.repeat(length)}` : 'x'.repeat(length);
  const isNeeded = isNonNullType(type) || (isList && isNonNullType(nullable.ofType));
  const one = (n: number) => {
    const value = isList && smallestValue(nullable.ofType);
    return typeof value === 'number' ? n : value;
  };
  return {
    ...(maxLength !== undefined && { maxLength: inItem(long(maxLength + 1)) }),
    ...(minLength !== undefined && isNeeded && !isList && { minLength: ' '.repeat(minLength - 1) }),
    ...(min !== undefined && { min: min - 1 }),
    ...(max !== undefined && { max: max + 1 }),
    ...(step !== undefined && { step: (min ?? 0) + step / 10 }),
    ...(minItems !== undefined && { minItems: [] }),
    ...(maxItems !== undefined && { maxItems: Array.from({ length: maxItems + 1 }, (_, n) => one(n + 1)) }),
    ...(badTexts[format] && { format: inItem(badTexts[format]) }),
  };
}

/** Every breach in these places and below them, as values for the first of them. */
function breachesIn(place: Place): { path: string[]; limit: string; value: unknown }[] {
  const rule = constraintOn(schema, place);
  const own = Object.entries(rule ? breachesOf(place, rule) : {}).map(([limit, value]) => ({
    path: [place.name],
    limit,
    value,
  }));
  const type = getNamedType(place.type);
  if (!isInputObjectType(type)) return own;
  const wrap = (value: unknown) => (isListType(getNullableType(place.type)) ? [value] : value);
  const inside = Object.values(type.getFields()).flatMap((field) =>
    breachesIn(field).map(({ path, limit, value }) => ({
      path: [place.name, ...path],
      limit,
      value: wrap({ ...(withOwnIds(type) as object), [field.name]: value }),
    })),
  );
  return [...own, ...inside];
}

/** What is right of an argument whose rule is not in the contract. */
const rightValues: Record<string, string> = { key: 'the-same-in-each-try', to: 'grace@example.org' };

/** The smallest value, of records that are there. */
const withOwnIds = (type: GraphQLInputType): unknown =>
  JSON.parse(JSON.stringify(smallestValue(type) ?? null), (_, value) => (value === 999_999 ? 1 : value));

const breaches: Breach[] = ['Query', 'Mutation'].flatMap((root) =>
  objectTypes(schema)
    .filter(({ name }) => name === root)
    .flatMap(fieldsOf)
    .flatMap((field) =>
      field.args.flatMap((argument) =>
        breachesIn(argument).map(({ path, limit, value }) => {
          const needed = field.args.filter(({ type }) => isNonNullType(type));
          return {
            title: `${field.name}(${path.join('.')}) ${limit}`,
            name: path.at(-1) ?? '',
            argument: argument.name,
            operation: operationFor(root === 'Query' ? 'query' : 'mutation', field, leavesOf(field.type)),
            variables: {
              ...Object.fromEntries(
                needed.map(({ name, type }) => [name, rightValues[name] ?? withOwnIds(type)]),
              ),
              [argument.name]: value,
            },
          };
        }),
      ),
    ),
);

let api: Api;
let execute: Execute;
let context: GraphQLContext;
beforeAll(async () => {
  api = await startApi();
  const token = await api.tokenOf('owner@example.org');
  const log = createLogger({ level: 'silent', human: false });
  execute = createExecute(schema, log, createPlans(schema, log));
  context = {
    actor: { user: { id: 1, email: 'owner@example.org', role: 'owner' }, ip: '192.0.2.1', userAgent: 'test' },
    services: api.services,
    locale: english,
    cookies: { get: () => undefined, set: () => undefined },
    requestId: 'test',
  };
  // What is changed has to be there.
  for (const type of contentTypes) await api.services.content.of(type).create(context.actor, type.sample);
  await api.rest('POST', '/registrations', { body: { ...registration, programId: 1 } });
  const issue = { subject: 'News', blocks: [], perMinute: 60 };
  await api.graphql(
    'mutation ($issue: NewsletterIssueInput!) { createNewsletterIssue(input: $issue) { id } }',
    { issue },
    { token },
  );
});

/** One for all calls of a field: each new one would be planned anew. */
const documents = new Map<string, DocumentNode>();
function documentOf(operation: string): DocumentNode {
  const document = documents.get(operation) ?? parse(operation);
  documents.set(operation, document);
  return document;
}

test('there are hundreds of them', () => {
  expect(breaches.length).toBeGreaterThan(400);
});

// Who brings a setup token that is none hears that, and nothing of its length.
const told = breaches.filter(({ title }) => title !== 'signup(input.setup) maxLength');

test.each(told)('$title', async ({ name, argument, operation, variables }) => {
  const { errors = [] } = await execute(documentOf(operation) as never, variables as never, context);
  const [error] = errors;
  const { code, details } = (error?.extensions ?? {}) as { code?: string; details?: { path: unknown[] }[] };
  expect(code ?? 'taken').toBe('BAD_USER_INPUT');
  const named = details?.map(({ path }) => path.findLast((part) => typeof part === 'string'));
  expect(named?.some((at) => at === name || at === argument)).toBe(true);
});
