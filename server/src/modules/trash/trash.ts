import { defineFeature } from '../feature.ts';
import { type TrashDeps, TrashService } from './trash.service.ts';

export const trash = defineFeature({
  services: (needs: TrashDeps) => ({ trash: new TrashService(needs) }),
  retention: ({ trash }) => ({ trash: () => trash.purgeOld() }),
  resolvers: {
    Query: {
      trash: (_, __, { services, actor }) => services.trash.list(actor),
    },
    Mutation: {
      deleteForGood: (_, { type, id }, { services, actor }) => services.trash.removeForGood(actor, type, id),
    },
  },
});
