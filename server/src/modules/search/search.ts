import { defineFeature } from '../feature.ts';
import { type SearchDeps, SearchService } from './search.service.ts';

export const search = defineFeature({
  services: (needs: SearchDeps) => ({ search: new SearchService(needs) }),
  resolvers: {
    Query: {
      staffSearch: (_, { text, first }, { services, actor }) => services.search.find(actor, text, first),
    },
  },
});
