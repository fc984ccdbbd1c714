import type { Resolvers } from '../../generated/resolvers.ts';

export const statsResolvers: Resolvers = {
  Query: {
    // Each of its fields asks for itself, and only when it is wanted.
    stats: () => ({}),
  },
  Stats: {
    counts: (_, __, { services }) => services.stats.counts(),
    recentActivities: (_, __, { services, actor }) => services.activity.recent(actor),
  },
};
