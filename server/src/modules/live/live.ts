import { defineFeature } from '../feature.ts';
import { type ChangesDeps, ChangesService } from './changes.service.ts';

export const live = defineFeature({
  services: (needs: ChangesDeps) => ({ officeChanges: new ChangesService(needs) }),
  resolvers: {
    Query: {
      changesSince: (_, { cursor, open }, { services, actor }) =>
        services.officeChanges.since(actor, cursor, open ?? []),
    },
  },
});
