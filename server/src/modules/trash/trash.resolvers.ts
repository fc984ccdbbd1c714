import type { Resolvers } from '../../generated/resolvers.ts';

export const trashResolvers: Resolvers = {
  Query: {
    trash: (_, __, { services }) => services.trash.list(),
  },
  Mutation: {
    deleteForGood: (_, { type, id }, { services, actor }) => services.trash.removeForGood(actor, type, id),
  },
};
