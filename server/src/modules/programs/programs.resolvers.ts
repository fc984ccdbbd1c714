import type { Resolvers } from '../../generated/resolvers.ts';
import { ofStatus, publicSince } from '../content/publishing.ts';

export const programsResolvers: Resolvers = {
  Query: {
    programs: (_, { status }, { services, actor }) => services.programs.list(actor, ofStatus(status)),
    program: (_, { id, preview }, { services, actor }) =>
      services.programs.find(actor, id, services.previews.shows('program', id, preview)),
  },
  Mutation: {
    createProgram: (_, { input, key }, { services, actor }) => services.programs.create(actor, input, key),
    updateProgram: (_, { id, input, version }, { services, actor }) =>
      services.programs.update(actor, id, input, version),
    deleteProgram: (_, { id, version }, { services, actor }) => services.programs.remove(actor, id, version),
    restoreProgram: (_, { id }, { services, actor }) => services.programs.restore(actor, id),
  },
  Program: {
    image: (program, _, { services }) => services.media.describe(program.imageUrl),
    publishedAt: publicSince,
    previewLink: ({ id }, _, { services }) => services.previews.link('program', id),
  },
};
