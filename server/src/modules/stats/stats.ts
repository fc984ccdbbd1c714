import { defineFeature } from '../feature.ts';
import { type StatsDeps, StatsService } from './stats.service.ts';

export const stats = defineFeature({
  services: (needs: StatsDeps) => ({ stats: new StatsService(needs) }),
  resolvers: {
    Query: {
      // Each of its fields asks for itself, and only when it is wanted.
      stats: () => ({}),
    },
    Stats: {
      counts: (_, __, { services }) => services.stats.counts(),
    },
  },
});
