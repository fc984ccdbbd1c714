import { defineFeature } from '../feature.ts';
import { type ArchiveDeps, ArchiveService } from './archive.service.ts';

export const archive = defineFeature({
  services: (needs: ArchiveDeps) => ({ archive: new ArchiveService(needs) }),
  resolvers: {
    Mutation: {
      archiveLink: (_, { purpose }, { services, actor }) => services.archive.link(actor, purpose),
    },
  },
});
