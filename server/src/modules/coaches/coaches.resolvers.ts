import type { Resolvers } from '../../generated/resolvers.ts';

export const coachesResolvers: Resolvers = {
  Query: {
    coaches: (_, __, { services, actor }) => services.coaches.list(actor),
    coach: (_, { id }, { services, actor }) => services.coaches.find(actor, id),
  },
  Mutation: {
    createCoach: (_, { input, key }, { services, actor }) => services.coaches.create(actor, input, key),
    updateCoach: (_, { id, input, version }, { services, actor }) =>
      services.coaches.update(actor, id, input, version),
    deleteCoach: (_, { id, version }, { services, actor }) => services.coaches.remove(actor, id, version),
    restoreCoach: (_, { id }, { services, actor }) => services.coaches.restore(actor, id),
  },
  Coach: {
    image: ({ imageUrl }, _, { services }) => (imageUrl === null ? null : services.media.describe(imageUrl)),
  },
};
