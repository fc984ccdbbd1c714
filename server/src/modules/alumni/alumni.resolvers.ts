import type { Resolvers } from '../../generated/resolvers.ts';

export const alumniResolvers: Resolvers = {
  Query: {
    alumni: (_, __, { services, actor }) => services.alumni.list(actor),
    alumnus: (_, { id }, { services, actor }) => services.alumni.find(actor, id),
  },
  Mutation: {
    createAlumnus: (_, { input, key }, { services, actor }) => services.alumni.create(actor, input, key),
    updateAlumnus: (_, { id, input, version }, { services, actor }) =>
      services.alumni.update(actor, id, input, version),
    deleteAlumnus: (_, { id, version }, { services, actor }) => services.alumni.remove(actor, id, version),
    restoreAlumnus: (_, { id }, { services, actor }) => services.alumni.restore(actor, id),
  },
  Alumnus: {
    picture: (alumnus, _, { services }) => services.media.describe(alumnus.image),
  },
};
