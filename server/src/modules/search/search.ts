import type { Feature } from '../feature.ts';

export const search: Feature = {
  resolvers: {
    Query: {
      staffSearch: (_, { text, first }, { services, actor }) => services.search.find(actor, text, first),
    },
  },
};
