import type { Feature } from '../feature.ts';

export const stats: Feature = {
  resolvers: {
    Query: {
      // Each of its fields asks for itself, and only when it is wanted.
      stats: () => ({}),
    },
    Stats: {
      counts: (_, __, { services }) => services.stats.counts(),
      recentActivities: (_, __, { services, actor }) => services.activity.recent(actor),
    },
  },
};
