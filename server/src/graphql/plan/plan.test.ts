// Whatever a plan answers is what graphql-js answers: data, its order, errors, their places and their order.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, execute, type GraphQLSchema, parse, validate } from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { contentTypes } from '../../features.ts';
import { AppError } from '../../platform/errors.ts';
import { english } from '../../platform/locale.ts';
import { createLogger } from '../../platform/log.ts';
import { isOperation } from '../../rest/route.ts';
import { routes } from '../../rest/routes.ts';
import type { GraphQLContext } from '../context.ts';
import { createSchema } from '../schema.ts';
import { createPlans } from './plan.ts';

const log = createLogger({ level: 'silent', human: false });

/** Both answers as JSON, and what is behind each error. */
async function answers(
  schema: GraphQLSchema,
  query: string,
  variables: Record<string, unknown>,
  context: GraphQLContext,
) {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const plan = createPlans(schema, log).of(document);
  if (!plan) throw new Error('This has no plan.');
  const plain = await execute({ schema, document, variableValues: variables, contextValue: context });
  return { planned: asSent(await plan(variables, context)), plain: asSent(plain) };
}

const asSent = ({ data, errors }: ExecutionResult) => ({
  data: JSON.stringify(data),
  errors: errors?.map((error) => JSON.stringify(error)),
  causes: errors?.map(({ originalError }) => originalError?.message),
  nodes: errors?.map(({ nodes }) => nodes?.map(({ kind }) => kind)),
});

describe('A made-up schema', () => {
  const failing = (name: string) => () => {
    throw new AppError('FORBIDDEN', `${name} is closed.`);
  };
  const schema = makeExecutableSchema({
    typeDefs: `
      enum Colour { red green }
      scalar Moment
      type Query {
        self: Query
        thing(id: ID, colour: Colour = red, tags: [String!]): Thing
        later: Thing
        sure: Thing!
        things: [Thing]
        sureThings: [Thing!]!
        laterThings: [Thing]
        notAList: [Int]
        closed: Int
        closedLater: Int!
        returned: String
        moments: [Moment]
      }
      type Thing { id: ID! name: String colour: Colour number: Int! kin: Thing late: String! method(of: Int): String }
    `,
    resolvers: {
      Query: {
        self: () => ({}),
        thing: (_, args) => ({ id: 1, name: JSON.stringify(args), number: 4 }),
        later: async () => ({ id: 2, colour: 'blue', number: 'x' }),
        sure: async () => null,
        things: () => [
          { id: 1, number: 1 },
          null,
          new Error('gone'),
          Promise.reject(new Error('lost')),
          { id: 5 },
        ],
        sureThings: () => [
          { id: 1, number: 1, late: 1 },
          { id: 2, number: null },
        ],
        laterThings: async () => [{ id: 1, number: 2, kin: { id: 7, number: 1.5 } }],
        notAList: () => 'abc',
        closed: failing('closed'),
        closedLater: async () => failing('closedLater')(),
        returned: () => new Error('returned'),
        moments: () => [new Date(0), null],
      },
      Thing: {
        late: async ({ id }: { id: number }) =>
          id === 2 ? Promise.reject(new Error(`late ${id}`)) : `late ${id}`,
        method: (_, { of }, __, info) => `${of} ${info.fieldName} ${info.path.key} ${info.path.prev?.key}`,
      },
    },
  });

  test.each([
    '{ thing { id name number __typename } __typename }',
    '{ b: thing(id: 3, tags: "x") { name } a: thing(colour: green) { name } }',
    'query ($id: ID, $tags: [String!]) { thing(id: $id, tags: $tags) { name } again: thing(id: $id) { name } }',
    'query ($id: Int!) { thing { method(of: $id) } }',
    '{ thing { ...a ... on Thing { name kin { id } } ...a } } fragment a on Thing { id kin { number } number }',
    '{ later { id colour number } closed }',
    '{ sure { id } closed }',
    '{ self { self { sure { id } } closedLater } closed }',
    '{ closedLater closed returned }',
    '{ things { id number kin { id } } notAList }',
    '{ things { number } returned closed laterThings { number } }',
    '{ self { things { late } sureThings { late number } } }',
    '{ self { sureThings { late } sure { late } } closed }',
    '{ laterThings { late kin { late number method(of: 2) } } }',
    '{ self { self { self { sureThings { number late } } closed } returned } }',
    '{ moments }',
  ])('%s', async (query) => {
    const variables = { id: 9, tags: ['x'] };
    const { planned, plain } = await answers(schema, query, variables, {} as GraphQLContext);
    expect(planned).toEqual(plain);
  });

  test('variables at fault are told as graphql-js tells them', async () => {
    const query = 'query ($id: Int!, $colour: Colour) { thing(colour: $colour) { method(of: $id) } }';
    const wrong = { colour: 'blue' };
    const { planned, plain } = await answers(schema, query, wrong, {} as GraphQLContext);
    expect(plain.errors).toHaveLength(2);
    expect(planned).toEqual(plain);
  });

  test.each([
    ['a mutation or several operations', 'query A { closed } query B { closed }'],
    ['what a variable leaves out', 'query ($no: Boolean!) { closed @skip(if: $no) }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a name that every object has', '{ __proto__: closed }'],
  ])('%s is left to graphql-js', (_, query) => {
    expect(createPlans(schema, log).of(parse(query))).toBeNull();
  });

  describe('What graphql-js runs', () => {
    const told: object[] = [];
    const listening = createLogger({ level: 'silent', human: false });
    listening.info = (facts: object) => void told.push(facts);
    beforeEach(() => told.splice(0));

    test('is counted by reason, and told of when its kind is seen for the first time', () => {
      const plans = createPlans(schema, listening);
      const skips = 'query Skips($no: Boolean!) { closed @skip(if: $no) }';
      const several = parse('query A { closed } query B { closed }');
      plans.toRun(parse(skips));
      plans.toRun(parse(skips));
      plans.toRun(parse('{ __schema { types { name } } }'));
      plans.toRun(several, 'A');
      plans.toRun(several, 'B');
      expect(Object.fromEntries(plans.fallbacks)).toEqual({
        directive: 2,
        introspection: 1,
        'several operations': 2,
      });
      expect(told).toEqual([
        { operation: 'Skips', reason: 'directive', counts: { directive: 1 } },
        {
          operation: 'without a name',
          reason: 'introspection',
          counts: { directive: 2, introspection: 1 },
        },
        {
          operation: 'A',
          reason: 'several operations',
          counts: { directive: 2, introspection: 1, 'several operations': 1 },
        },
        {
          operation: 'B',
          reason: 'several operations',
          counts: { directive: 2, introspection: 1, 'several operations': 2 },
        },
      ]);
    });

    test('is not counted where it has a plan, changes something or does not run', () => {
      const plans = createPlans(schema, listening);
      plans.toRun(parse('{ closed }'));
      plans.toRun(parse('mutation { anything }'));
      plans.toRun(parse('mutation Change { anything } query Read { closed }'), 'Change');
      plans.of(parse('{ __schema { types { name } } }'));
      expect(plans.fallbacks.size).toBe(0);
      expect(told).toEqual([]);
    });

    test('fills neither memory nor log, whatever callers name their queries', () => {
      const plans = createPlans(schema, listening);
      for (let i = 0; i < 300; i += 1)
        plans.toRun(parse(`query ${'long'.repeat(30)}${i} { __schema { types { name } } }`));
      expect(told).toHaveLength(1);
      for (let i = 0; i < 300; i += 1) plans.toRun(parse(`query Q${i} { __schema { types { name } } }`));
      expect(plans.fallbacks.get('introspection')).toBe(600);
      expect(told).toHaveLength(100);
    });
  });
});

describe('The product', () => {
  const schema = createSchema({ rateLimits: false });
  let api: Api;
  let visitor: GraphQLContext;
  let staff: GraphQLContext;
  beforeAll(async () => {
    api = await startApi();
    await api.tokenOf('owner@example.org');
    visitor = {
      actor: { user: null, ip: '192.0.2.1', userAgent: 'test' },
      services: api.services,
      locale: english,
      cookies: { get: () => undefined, set: () => undefined },
      requestId: 'test',
    };
    const user = { id: 1, email: 'owner@example.org', role: 'owner' } as const;
    staff = { ...visitor, actor: { ...visitor.actor, user } };
    for (const type of contentTypes) {
      await api.services.content.of(type).create(staff.actor, type.sample);
      await api.services.content.of(type).create(staff.actor, type.sample);
    }
  });

  const reads = routes.flatMap((route) =>
    isOperation(route) && route.method === 'GET' ? [{ path: route.path, document: route.operation }] : [],
  );
  test.each(reads)('$path is answered alike to visitors and staff', async ({ document }) => {
    const plan = createPlans(schema, log).of(document);
    for (const id of ['1', '3', 'x'])
      for (const contextValue of [visitor, staff]) {
        const variableValues = { id };
        const plain = await execute({ schema, document, variableValues, contextValue });
        expect(asSent((await plan?.(variableValues, contextValue)) ?? {})).toEqual(asSent(plain));
      }
  });
});
