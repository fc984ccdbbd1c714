// The contract, the resolvers of the modules and the enforced directives made into one executable schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountsResolvers } from '../modules/accounts/accounts.resolvers.ts';
import { activityResolvers } from '../modules/activity/activity.resolvers.ts';
import { alumniResolvers } from '../modules/alumni/alumni.resolvers.ts';
import { coachesResolvers } from '../modules/coaches/coaches.resolvers.ts';
import { contactResolvers } from '../modules/contact/contact.resolvers.ts';
import { donationsResolvers } from '../modules/donations/donations.resolvers.ts';
import { facilitiesResolvers } from '../modules/facilities/facilities.resolvers.ts';
import { galleryResolvers } from '../modules/gallery/gallery.resolvers.ts';
import { inboxResolvers } from '../modules/inbox/inbox.resolvers.ts';
import { mailResolvers } from '../modules/mail/mail.resolvers.ts';
import { newsletterResolvers } from '../modules/newsletter/newsletter.resolvers.ts';
import { postsResolvers } from '../modules/posts/posts.resolvers.ts';
import { programsResolvers } from '../modules/programs/programs.resolvers.ts';
import { registrationsResolvers } from '../modules/registrations/registrations.resolvers.ts';
import { statsResolvers } from '../modules/stats/stats.resolvers.ts';
import { trashResolvers } from '../modules/trash/trash.resolvers.ts';
import { projectRoot } from '../platform/project-root.ts';
import { enforceAccess } from './access.ts';
import { describeConstraints } from './constraints.ts';
import { enforceRateLimits } from './rate-limit.ts';
import { scalars } from './scalars.ts';

const resolvers = [
  scalars,
  accountsResolvers,
  activityResolvers,
  alumniResolvers,
  coachesResolvers,
  contactResolvers,
  donationsResolvers,
  facilitiesResolvers,
  galleryResolvers,
  mailResolvers,
  inboxResolvers,
  newsletterResolvers,
  postsResolvers,
  programsResolvers,
  registrationsResolvers,
  statsResolvers,
  trashResolvers,
];

/** Throws when a field of the contract says neither who may read it nor that everybody may. */
export function createSchema({ rateLimits }: { rateLimits: boolean }): GraphQLSchema {
  const typeDefs = readFileSync(join(projectRoot, 'schema.graphql'), 'utf8');
  const schema = makeExecutableSchema({ typeDefs, resolvers });
  // Outermost the limit: a call that is refused for its rights counts too.
  enforceAccess(schema);
  if (rateLimits) enforceRateLimits(schema);
  describeConstraints(schema);
  return schema;
}
