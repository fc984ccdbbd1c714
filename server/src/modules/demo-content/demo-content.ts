import type { Feature } from '../feature.ts';

export const demoContent: Feature = {
  resolvers: {
    Query: { demoContent: (_, __, { services }) => services.demoContent.summary() },
    Mutation: {
      removeDemoContent: (_, __, { services, actor }) => services.demoContent.remove(actor),
      restoreDemoContent: (_, __, { services, actor }) => services.demoContent.restore(actor),
    },
  },
};
