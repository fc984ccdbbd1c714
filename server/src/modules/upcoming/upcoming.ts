import { defineFeature } from '../feature.ts';
import { type UpcomingDeps, UpcomingService } from './upcoming.service.ts';

export const upcoming = defineFeature({
  services: (needs: UpcomingDeps) => ({ upcoming: new UpcomingService(needs) }),
  resolvers: {
    Query: {
      upcoming: (_, { days }, { services }) => services.upcoming.list(days),
    },
  },
});
