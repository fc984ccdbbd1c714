// The contract, the resolvers of the modules and the enforced directives made into one executable schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountsResolvers } from '../modules/accounts/accounts.resolvers.ts';
import { alumniResolvers } from '../modules/alumni/alumni.resolvers.ts';
import { coachesResolvers } from '../modules/coaches/coaches.resolvers.ts';
import { facilitiesResolvers } from '../modules/facilities/facilities.resolvers.ts';
import { galleryResolvers } from '../modules/gallery/gallery.resolvers.ts';
import { postsResolvers } from '../modules/posts/posts.resolvers.ts';
import { programsResolvers } from '../modules/programs/programs.resolvers.ts';
import { projectRoot } from '../platform/project-root.ts';
import { enforceAccess } from './access.ts';
import { enforceRateLimits } from './rate-limit.ts';
import { DateTime } from './scalars.ts';

const resolvers = [
  { DateTime },
  accountsResolvers,
  alumniResolvers,
  coachesResolvers,
  facilitiesResolvers,
  galleryResolvers,
  postsResolvers,
  programsResolvers,
];

/** Throws when a field of the contract says neither who may read it nor that everybody may. */
export function createSchema({ rateLimits }: { rateLimits: boolean }): GraphQLSchema {
  const typeDefs = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8');
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  // Outermost the limit: a call that is refused for its rights counts too.
  enforceAccess(schema);
  if (rateLimits) enforceRateLimits(schema);
  return schema;
}
