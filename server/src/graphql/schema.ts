// The contract, the resolvers of the features and the enforced directives made into one executable schema.
import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { contentTypes, features, validatedByModules } from '../features.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { contentResolvers } from './content-resolvers.ts';
import type { GraphQLContext } from './context.ts';
import { contract } from './contract.ts';
import { fieldsOf, objectTypes } from './fields.ts';
import { enforceAccess } from './policy/access.ts';
import { describeConstraints, enforceConstraints } from './policy/constraints.ts';
import { enforceRateLimits } from './policy/rate-limit.ts';
import { refuseInRestoredCopy } from './policy/restored-copy.ts';
import { scalars } from './scalars.ts';

/** The compiler refuses a feature whose services nobody starts. */
const resolvers: Resolvers<GraphQLContext>[] = [
  scalars,
  ...contentTypes.map(contentResolvers),
  ...features.flatMap((feature) => feature.resolvers ?? []),
];

/** Throws when a field of the contract says neither who may read it nor that everybody may. */
export function createSchema({ rateLimits }: { rateLimits: boolean }): GraphQLSchema {
  // Only counters are anybody's own.
  if (rateLimits) return make({ rateLimits });
  unlimited ??= make({ rateLimits });
  return unlimited;
}

let unlimited: GraphQLSchema | undefined;

function make({ rateLimits }: { rateLimits: boolean }): GraphQLSchema {
  // Its language was checked when it was printed.
  const typeDefs = buildASTSchema(contract, { assumeValidSDL: true });
  // In place: nobody else has this schema, and a copy of it takes longer than making it.
  const words = Object.keys(scalars).map((name) => [name, typeDefs.getType(name)?.description] as const);
  const schema = makeExecutableSchema({ typeDefs, resolvers, updateResolversInPlace: true });
  // A scalar of ours has none of its own, or those of the one it is made of.
  for (const [name, description] of words) Object.assign(schema.getType(name) ?? {}, { description });
  refuseUnresolved(schema);
  // Outermost the limit: a call that is refused for its rights or its input counts too.
  enforceConstraints(schema, validatedByModules);
  enforceAccess(schema);
  refuseInRestoredCopy(schema);
  if (rateLimits) enforceRateLimits(schema);
  describeConstraints(schema);
  return schema;
}

/** Throws when nobody resolves a field of Query or Mutation. */
export function refuseUnresolved(schema: GraphQLSchema): void {
  const lost = objectTypes(schema)
    .filter((type) => type === schema.getQueryType() || type === schema.getMutationType())
    .flatMap((type) => fieldsOf(type).map(({ name, resolve }) => (resolve ? [] : `${type.name}.${name}`)))
    .flat();
  if (lost.length > 0)
    throw new Error(`${lost.join(', ')} of the contract has no resolver: name its feature in features.ts.`);
}
