import type { Feature } from '../feature.ts';

export const archive: Feature = {
  resolvers: {
    Mutation: {
      archiveLink: (_, { purpose }, { services, actor }) => services.archive.link(actor, purpose),
    },
  },
};
