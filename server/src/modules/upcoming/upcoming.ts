import type { Feature } from '../feature.ts';

export const upcoming: Feature = {
  resolvers: {
    Query: {
      upcoming: (_, { days }, { services }) => services.upcoming.list(days),
    },
  },
};
