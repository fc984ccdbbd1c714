import type { Resolvers } from '../../generated/resolvers.ts';

export const programsResolvers: Resolvers = {
  Query: {
    programs: (_, __, { services, actor }) => services.programs.list(actor),
    program: (_, { id }, { services, actor }) => services.programs.find(actor, id),
  },
  Mutation: {
    createProgram: (_, { input, key }, { services, actor }) => services.programs.create(actor, input, key),
    updateProgram: (_, { id, input, version }, { services, actor }) =>
      services.programs.update(actor, id, input, version),
    deleteProgram: (_, { id }, { services, actor }) => services.programs.remove(actor, id),
  },
  Program: {
    image: (program, _, { services }) => services.media.describe(program.imageUrl),
  },
};
