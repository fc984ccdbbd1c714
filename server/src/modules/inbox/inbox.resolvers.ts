import type { Resolvers } from '../../generated/resolvers.ts';

export const inboxResolvers: Resolvers = {
  Query: {
    formToken: (_, __, { services }) => services.formGuard.token(),
  },
};
