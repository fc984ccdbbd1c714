import fc from 'fast-check';
import { type GraphQLError, isNonNullType, parse } from 'graphql';
import { type Api, startApi } from '../../../test/api.ts';
import { leavesOf, operationFor } from '../../../test/input-values.ts';
import { oddValue } from '../../../test/odd/odd-values.ts';
import { english } from '../../platform/locale.ts';
import { createLogger } from '../../platform/log.ts';
import type { GraphQLContext } from '../context.ts';
import { createExecute, type Execute } from '../execute.ts';
import { type Field, fieldsOf, objectTypes } from '../fields.ts';
import { createPlans } from '../plan/plan.ts';
import { createSchema } from '../schema.ts';

/**
 * Calls of each field. Others are made each time, so what few of them miss the next run finds, or the many of odd-input.long.ts.
 */
const numRuns = Number(process.env.ODD_CALLS ?? 4);

const schema = createSchema({ rateLimits: false });
const fields = objectTypes(schema)
  .filter(({ name }) => name === 'Query' || name === 'Mutation')
  .flatMap((type) =>
    fieldsOf(type).map((field) => ({
      name: `${type.name}.${field.name}`,
      kind: type.name === 'Query' ? ('query' as const) : ('mutation' as const),
      field,
    })),
  )
  .filter(({ field }) => field.args.length > 0);

let api: Api;
let execute: Execute;
let context: GraphQLContext;
const logged: unknown[] = [];
const count = { taken: 0, refused: 0 };
beforeAll(async () => {
  api = await startApi();
  await api.tokenOf('owner@example.org');
  const log = createLogger({ level: 'silent', human: false });
  log.error = (facts: unknown) => void logged.push(facts);
  execute = createExecute(schema, log, createPlans(schema, log));
  context = {
    actor: { user: { id: 1, email: 'owner@example.org', role: 'owner' }, ip: '192.0.2.1', userAgent: 'test' },
    services: api.services,
    locale: english,
    cookies: { get: () => undefined, set: () => undefined },
    requestId: 'test',
  };
});

describe('Odd input', () => {
  it.each(fields)(
    'to $name is taken or refused with a reason, and never breaks it',
    async ({ kind, field }) => {
      const operation = parse(operationFor(kind, field, leavesOf(field.type)));
      const taken = fc.asyncProperty(variablesOf(field), async (values) => {
        const { errors = [] } = await execute(operation as never, values as never, context);
        for (const error of errors) expectReason(error);
        count[errors.length > 0 ? 'refused' : 'taken'] += 1;
      });
      await fc.assert(taken, { numRuns });
    },
  );

  it('was odd, but not so odd that all of it was refused', () => {
    expect(count.taken).toBeGreaterThan(10 * numRuns);
    expect(count.refused).toBeGreaterThan(10 * numRuns);
  });
});

function variablesOf({ args }: Field): fc.Arbitrary<object> {
  const values = Object.fromEntries(args.map(({ name, type }) => [name, oddValue(type, name)]));
  const needed = args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
  return fc.oneof(
    { arbitrary: fc.record(values, { requiredKeys: needed }), weight: 9 },
    { arbitrary: fc.record(values, { requiredKeys: [] }), weight: 1 },
  );
}

function expectReason({ message, extensions }: GraphQLError): void {
  const { code, details } = extensions as { code: string; details?: { path: unknown[] }[] };
  if (code === 'INTERNAL') throw new Error(`It broke: ${(logged.at(-1) as { err?: Error })?.err?.stack}`);
  if (!/\S/.test(message)) throw new Error(`${code} comes without a message.`);
  if (code === 'BAD_USER_INPUT' && !details?.some(({ path }) => path.length > 0))
    throw new Error(`This says nothing of the place: ${message}`);
}
