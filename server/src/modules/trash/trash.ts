import type { Feature } from '../feature.ts';

export const trash: Feature = {
  resolvers: {
    Query: {
      trash: (_, __, { services, actor }) => services.trash.list(actor),
    },
    Mutation: {
      deleteForGood: (_, { type, id }, { services, actor }) => services.trash.removeForGood(actor, type, id),
    },
  },
};
